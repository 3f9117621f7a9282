import { EventEmitter } from 'node:events';
import { currentContext } from '../../kernel/work-context';

/** What is called, in words that contain no values: addresses and bodies contain secrets. */
export interface ServiceOperation {
  /** `ecpay`, `line`. */
  readonly service: string;
  /** `query trade`. */
  readonly operation: string;
}

/** A finished call of an external service. */
export interface ServiceCall extends ServiceOperation {
  readonly milliseconds: number;
  /** The HTTP status; null: there was no answer. */
  readonly status: number | null;
  /** Why there was no answer; null: there was one. */
  readonly reason: string | null;
}

const calls = new EventEmitter<{ end: [ServiceCall] }>();

/**
 * Calls a function at the end of each call of an external service, in the context of its request or job.
 *
 * @returns a function that ends it.
 */
export function onServiceCall(call: (ended: ServiceCall) => void): () => void {
  calls.on('end', call);
  return () => void calls.off('end', call);
}

/**
 * Sends an HTTP request to an external service, reports it to {@link onServiceCall}, and traces it. All requests to
 * services use it.
 *
 * @throws as `fetch` does: when there is no answer.
 * @example
 * const answer = await callService({ service: 'fcm', operation: 'send' }, url, { method: 'POST', body });
 */
export async function callService(
  operation: ServiceOperation,
  url: string | URL,
  init: RequestInit,
): Promise<Response> {
  const start = performance.now();
  const end = (status: number | null, reason: string | null) =>
    calls.emit('end', {
      ...operation,
      milliseconds: Math.round(performance.now() - start),
      status,
      reason,
    });
  const span = currentContext()?.span?.child(
    `${operation.service} ${operation.operation}`,
    'client',
    {
      'http.request.method': init.method ?? 'GET',
      'server.address': new URL(url).host,
    },
  );
  try {
    const response = await fetch(url, init);
    end(response.status, null);
    span?.end({ 'http.response.status_code': response.status }, errorOf(response));
    return response;
  } catch (error) {
    const reason = reasonOf(error);
    end(null, reason);
    span?.end({}, reason);
    throw error;
  }
}

const errorOf = ({ ok, status }: Response) => (ok ? undefined : String(status));

/** The code of a failed connection, or the kind of error. Not its message, which may contain the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : error.name;
}
