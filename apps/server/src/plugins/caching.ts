import fp from 'fastify-plugin';

/** What depends on who calls, in which language. */
const VARIES_BY = ['authorization', 'accept-language'];
const API = /^\/(api|sanctum)\//;

/**
 * Says of every reply how it may be kept. What the API answers is one person's: a browser may keep it
 * if it asks again each time, a cache that others share may not; what carries a token is kept nowhere.
 * Pages, files and refusals say it themselves.
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

/** A `Vary` with these names in it, each once. */
function withNames(vary: string | number | string[] | undefined, names: readonly string[]): string {
  const given = String(vary ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase());
  return [...new Set([...given, ...names])].filter((each) => each !== '').join(', ');
}
