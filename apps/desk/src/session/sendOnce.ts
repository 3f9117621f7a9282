import { isMallError, type CallOptions } from '@mall/sdk';

/** Failures after which only a repetition shows whether the write took effect. */
const UNDECIDED = ['unreachable', 'serverFault', 'unavailable', 'storageFull'] as const;

/** The keys of requests that the server has not answered, by call and body. */
const keys = new Map<string, string>();

/**
 * Sends a write with an idempotency key, which the same request uses again until the server has answered it: a colleague who
 * presses again after a lost answer does not refund twice.
 *
 * @param name - The call.
 * @example
 * await sendOnce('refundLines', refund, orders.refundLines)
 */
export async function sendOnce<Body, Reply>(
  name: string,
  body: Body,
  send: (body: Body, options: CallOptions) => Promise<Reply>,
): Promise<Reply> {
  const request = `${name} ${JSON.stringify(body)}`;
  const idempotencyKey = keys.get(request) ?? crypto.randomUUID();
  keys.set(request, idempotencyKey);
  try {
    const reply = await send(body, { idempotencyKey });
    keys.delete(request);
    return reply;
  } catch (error) {
    if (isMallError(error) && !isMallError(error, ...UNDECIDED)) keys.delete(request);
    throw error;
  }
}
