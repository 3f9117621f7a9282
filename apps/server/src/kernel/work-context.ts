import { AsyncLocalStorage } from 'node:async_hooks';
import { errorType, type Span, type SpanAttributes, type SpanKind } from './tracer';

/** What the current work belongs to: in log lines, in traces, and in the rows that it stores. */
export interface WorkContext {
  /** The id of the request that caused the work, even if it runs later. A run of a job has an id of its own. */
  readonly requestId: string;
  /** The name of the job that runs; undefined in a request. */
  readonly job?: string | undefined;
  /** The span of the work; undefined: it is not traced. */
  readonly span?: Span | undefined;
}

const current = new AsyncLocalStorage<WorkContext>();

/** Runs `work` in this context, and all asynchronous work that it starts. */
export const runInContext = <Result>(context: WorkContext, work: () => Result): Result =>
  current.run(context, work);

/** The context of the current work; undefined outside of requests and jobs. */
export const currentContext = (): WorkContext | undefined => current.getStore();

/**
 * Runs `work` in a span below the current one. Without a current span it only runs.
 *
 * @param name without values, because spans are grouped by their names.
 * @example
 * await inChildSpan('s3 PUT', 'client', () => client.send(command));
 */
export async function inChildSpan<Result>(
  name: string,
  kind: SpanKind,
  work: () => Promise<Result>,
  attributes?: SpanAttributes,
): Promise<Result> {
  const context = currentContext();
  if (context?.span === undefined) return work();
  const span = context.span.child(name, kind, attributes);
  return runInContext({ ...context, span }, async () => {
    try {
      const result = await work();
      span.end();
      return result;
    } catch (error) {
      span.end({}, errorType(error));
      throw error;
    }
  });
}
