import type { Envelope } from '@mall/contract';
import { MallError } from '../errors';
import { isEnvelope } from './envelope';

/**
 * Sends a request and returns the envelope of its answer, with the id by which the shop finds it. Rejects with the
 * signal's reason when aborted, and with a transport error (code 0) for every other failure.
 */
export async function exchange(
  send: () => Promise<Response>,
  { signal }: { readonly signal?: AbortSignal | undefined },
): Promise<Envelope> {
  let id: Pick<Envelope, 'request_id'> = {};
  try {
    const response = await send();
    const request_id = response.headers.get('x-request-id');
    if (request_id) id = { request_id };
    const body: unknown = await response.json();
    if (isEnvelope(body)) return { ...id, ...body };
    throw new Error('no answer');
  } catch (cause) {
    if (signal?.aborted) throw signal.reason ?? cause;
    // A proxy's error page may have an id too.
    throw new MallError({ data: null, code: 0, msg: '', ...id }, { cause });
  }
}
