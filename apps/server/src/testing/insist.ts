import type { TestReply } from './http';

/** Sends a call until it gets another answer than 503, as a client does that follows `Retry-After`. */
export async function insist(send: () => Promise<TestReply>): Promise<TestReply> {
  for (;;) {
    const reply = await send();
    if (reply.status !== 503) return reply;
  }
}
