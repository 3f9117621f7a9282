import { randomUUID } from 'node:crypto';
import { currentContext, runInContext } from './work-context';

/** A new request id, for the response, every log line of the request, and the work that it causes. */
export const newRequestId = (): string => randomUUID();

/**
 * Runs work that a request has caused earlier, under the id of that request. The job's name and span stay.
 *
 * @param id as stored; null: no request caused it, so the current id stays.
 */
export const resumeRequest = <Result>(id: string | null, work: () => Result): Result =>
  id === null ? work() : runInContext({ ...currentContext(), requestId: id }, work);

/** The id of the current request, or of the current run of a job; undefined outside of both. */
export const currentRequestId = (): string | undefined => currentContext()?.requestId;
