import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

/** A name for something that was asked: in its answer, and in each line that the log has of it. */
export const newRequestId = (): string => randomUUID();

/** Does what was asked under this name; whatever it calls knows it. */
export const asRequest = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** The name of what is being done; nothing where nobody has asked, as in a job. */
export const currentRequestId = (): string | undefined => current.getStore();
