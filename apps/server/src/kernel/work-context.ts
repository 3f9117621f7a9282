import { AsyncLocalStorage } from 'node:async_hooks';

/** What the current work belongs to: in log lines, and in the rows that it stores. */
export interface WorkContext {
  /** The id of the request that caused the work, even if it runs later. A run of a job has an id of its own. */
  readonly requestId: string;
  /** The name of the job that runs; undefined in a request. */
  readonly job?: string;
}

const current = new AsyncLocalStorage<WorkContext>();

/** Runs `work` in this context, and all asynchronous work that it starts. */
export const runInContext = <Result>(context: WorkContext, work: () => Result): Result =>
  current.run(context, work);

/** The context of the current work; undefined outside of requests and jobs. */
export const currentContext = (): WorkContext | undefined => current.getStore();
