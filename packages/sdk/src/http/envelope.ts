import type { Envelope } from '@mall/contract';

/** Whether a body is a reply of the mall, rather than, say, a proxy's error page. */
export function isEnvelope(body: unknown): body is Envelope {
  const { valid, code } = Object(body) as Readonly<Record<string, unknown>>;
  return typeof valid === 'boolean' && typeof code === 'number';
}

/**
 * Whether a reply says that nobody is signed in, in any of the three forms of spec §7: code 500,
 * code -1 with 'Unauthenticated.', or that message with any code.
 */
export function isUnauthenticated(reply: Pick<Envelope, 'code' | 'msg'>): boolean {
  return reply.code === 500 || reply.msg === 'Unauthenticated.';
}
