import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

/** A new request id, for the response and every log line of the request. */
export const newRequestId = (): string => randomUUID();

/** Runs `work` with this request id in its async context. */
export const asRequest = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** The current request id; undefined outside of a request, as in a job. */
export const currentRequestId = (): string | undefined => current.getStore();
