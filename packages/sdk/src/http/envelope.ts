import type { Envelope } from '@mall/contract';

/** Whether a body is the server's envelope, rather than, for example, a proxy's error page. */
export function isEnvelope(body: unknown): body is Envelope {
  const { valid, code } = Object(body) as Readonly<Record<string, unknown>>;
  return typeof valid === 'boolean' && typeof code === 'number';
}

/**
 * Whether a response means "not signed in", in any of its three forms: code 500, code -1 with
 * 'Unauthenticated.', or that message with any code.
 */
export function isUnauthenticated(reply: Pick<Envelope, 'code' | 'msg'>): boolean {
  return reply.code === 500 || reply.msg === 'Unauthenticated.';
}
