import fp from 'fastify-plugin';
import { addVary } from '../http/vary';

/** Request headers that responses depend on. */
const VARIES_BY = ['authorization', 'accept-language'];
const API = /^\/(api|sanctum)\//;

/**
 * Sets the cache headers of every response. API responses are private: a browser must revalidate them,
 * shared caches must not store them, and responses with tokens are never stored. Pages, files and
 * refusals set their own headers.
 */
export const caching = fp(async (app) => {
  app.addHook('onSend', async (request, reply) => {
    const isApi = API.test(request.url);
    const carriesToken = reply.hasHeader('set-cookie');
    if (carriesToken) reply.header('cache-control', 'no-store');
    else if (!reply.hasHeader('cache-control')) {
      reply.header('cache-control', isApi ? 'private, no-cache' : 'no-store');
    }
    if (isApi) addVary(reply, ...VARIES_BY);
  });
});
