import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { isInjection } from 'light-my-request';

/** The origin of calls within the process; the network does not reach it. */
export const IN_PROCESS_ORIGIN = 'http://mall.invalid';

/** Whether a request comes from this process itself, not over the network. */
export const isInProcess = (raw: IncomingMessage): boolean => isInjection(raw);

/**
 * Creates a `fetch` that calls this server's API within the process: through every hook and check,
 * without a network. It reads as a guest, because it does not know who requested the page.
 */
export const inProcessFetch =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const { url, method, headers } = new Request(input, init);
    if (method !== 'GET') throw new Error(`A page is rendered from what is read, not by ${method}`);
    const { pathname, search } = new URL(url);
    const call: InjectOptions = {
      method,
      url: pathname + search,
      headers: {
        accept: 'application/json',
        'accept-language': headers.get('accept-language') ?? '',
      },
    };
    const reply = await app.inject(call);
    const type = String(reply.headers['content-type']);
    return new Response(reply.payload, {
      status: reply.statusCode,
      headers: { 'content-type': type },
    });
  };
