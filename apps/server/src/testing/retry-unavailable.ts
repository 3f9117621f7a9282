import type { TestReply } from './http';

/** Repeats a call until its answer is not 503, like a client that follows `Retry-After`. */
export async function retryUnavailable(send: () => Promise<TestReply>): Promise<TestReply> {
  for (;;) {
    const reply = await send();
    if (reply.status !== 503) return reply;
  }
}
