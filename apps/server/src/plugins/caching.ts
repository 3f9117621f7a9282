import fp from 'fastify-plugin';

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
    if (isApi) reply.header('vary', withNames(reply.getHeader('vary'), VARIES_BY));
  });
});

/** A `Vary` header with these names added, each once. */
function withNames(vary: string | number | string[] | undefined, names: readonly string[]): string {
  const given = String(vary ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase());
  return [...new Set([...given, ...names])].filter((each) => each !== '').join(', ');
}
