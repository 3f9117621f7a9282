import type { Envelope } from '@mall/contract';
import { MallError } from '../errors';
import { isEnvelope } from './envelope';
import type { MallRequest, Observers } from './observers';
import type { ServerClock } from './server-clock';

/** The limits of a request. */
export interface Limits {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds from the call to the end of its response, retries included; 0: no limit. */
  readonly timeout?: number | undefined;
}

/**
 * Sends a request and returns the envelope of its response, with the request id of the shop's log.
 * Rejects with the signal's reason when aborted, and with a transport error (code 0) for every
 * other failure.
 *
 * @param request Passed to the observers, without its query.
 * @param send Sends the request; aborts with the signal that it receives.
 * @param clock Learns the shop's time from the response.
 */
export async function exchange(
  send: (signal: AbortSignal) => Promise<Response>,
  { method, url, call }: MallRequest,
  { signal, timeout }: Limits,
  { onRequest, onResponse }: Observers,
  clock: ServerClock,
): Promise<Envelope> {
  const request = { method, url: url.replace(/\?.*/, ''), call };
  onRequest?.(request);
  const started = Date.now();
  // One controller for both reasons: Safari has no `AbortSignal.any` before 17.4.
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const timer = timeout
    ? setTimeout(() => controller.abort(new Error('timeout')), timeout)
    : undefined;
  let status = 0;
  let reply: Envelope = { valid: false, data: null, code: 0, msg: '' };

  try {
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    const response = await send(controller.signal);
    clock.learn(response);
    status = response.status;
    const request_id = response.headers.get('x-request-id');
    if (request_id) reply = { ...reply, request_id };
    const body: unknown = await response.json();
    if (!isEnvelope(body)) throw new Error('no answer');
    return (reply = { ...reply, ...body });
  } catch (cause) {
    if (signal?.aborted) throw signal.reason ?? cause;
    // A proxy's error page may have an id too.
    throw new MallError(reply, { cause, status, message: whyNoReply(request, status) });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    const { valid, code, request_id: requestId = null } = reply;
    onResponse?.({
      ...request,
      ...{ status, valid, code, requestId },
      milliseconds: Date.now() - started,
    });
  }
}

/** Tells a developer why a call has no reply of the shop. Shoppers see `errorText`. */
const whyNoReply = ({ call, url }: MallRequest, status: number): string =>
  status > 0
    ? `${call}: ${url} answered ${status} without the envelope of the mall; is baseUrl right?`
    : `${call}: no answer from ${url}; a page of another origin has to be in the shop's STOREFRONT_ORIGINS`;
