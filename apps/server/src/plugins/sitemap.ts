import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { sendFailure } from '../http/error-handling';
import { etagOf, hasCopy } from '../http/etag';
import { MallError } from '../kernel/error';
import { readPart, readSitemap } from '../platform/sitemap/sitemap-parts';
import type { PageBatches, SitemapPages } from '../platform/sitemap/sitemap-source';
import { writeIndex, writePages } from '../platform/sitemap/write-sitemap';

/** Options of {@link sitemap}. */
export interface SitemapOptions {
  /** The public URL of the shop without a trailing slash; null: the host of each request. */
  readonly publicUrl: string | null;
  readonly pages: SitemapPages;
  /** The most addresses in a file; the protocol's limit by default. */
  readonly perFile?: number;
}

const ADDRESS = '/sitemap.xml';
const LARGEST_FILE = 50_000;
/** Counting the addresses of a large shop reads all of them; a new part is listed after this time. */
const INDEX_MS = 3_600_000;
/**
 * A whole file is far more work than an API call and not covered by the API's limit. So each
 * address gets this many per minute, more than a crawler requests.
 */
const LIMITED = { config: { rateLimit: { max: 60, timeWindow: 60_000, allowList: [] } } };

/** Private paths, and paths without content for a search engine. */
const DISALLOWED = [
  '/api/',
  '/cart',
  '/order',
  '/member',
  '/repay',
  '/addon',
  '/address',
  '/dealer',
  '/notification',
  '/service',
  '/collection',
  '/search/',
  '/login',
  '/register',
  '/sandbox',
  '/dev',
];

/** Publishes the sitemap and robots.txt (RFC 9309, sitemaps.org). */
export const sitemap = fp<SitemapOptions>(
  async (app, { publicUrl, pages, perFile = LARGEST_FILE }) => {
    const originOf = (request: FastifyRequest): string => {
      if (publicUrl !== null) return publicUrl;
      const requestOrigin = `${request.protocol}://${request.host}`;
      if (!URL.canParse(requestOrigin)) throw new MallError('malformed');
      return new URL(requestOrigin).origin;
    };

    const send = (request: FastifyRequest, reply: FastifyReply, type: string, text: string) => {
      const etag = etagOf(text);
      // An address from a client's header must not get into a shared cache.
      const scope = publicUrl === null ? 'private' : 'public';
      void reply.headers({ 'cache-control': `${scope}, max-age=3600`, etag });
      if (hasCopy(request, etag)) return reply.code(304).send();
      return reply.type(`${type}; charset=utf-8`).send(text);
    };

    app.get('/robots.txt', async (request, reply) => {
      const lines = [
        'User-agent: *',
        ...DISALLOWED.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${originOf(request)}${ADDRESS}`,
      ];
      return send(request, reply, 'text/plain', `${lines.join('\n')}\n`);
    });

    const sendPages = async (request: FastifyRequest, reply: FastifyReply, found: PageBatches) => {
      const text = await writePages(originOf(request), found);
      if (text === null) return sendFailure(request, reply, new MallError('notFound'));
      return send(request, reply, 'application/xml', text);
    };

    // Only the numbers of the parts are cached: the addresses in them are read for each request, so that
    // a post that was deleted or limited is never listed.
    const index = new LRUCache<typeof ADDRESS, readonly number[]>({ max: 1, ttl: INDEX_MS });

    app.get(ADDRESS, LIMITED, async (request, reply) => {
      const sendIndex = (parts: readonly number[]) =>
        send(request, reply, 'application/xml', writeIndex(originOf(request), parts));
      const known = index.get(ADDRESS);
      if (known) return sendIndex(known);
      const found = await readSitemap(pages, perFile);
      if (found.kind === 'pages') return sendPages(request, reply, found.pages);
      index.set(ADDRESS, found.parts);
      return sendIndex(found.parts);
    });

    app.get<{ Params: { part: string } }>(
      '/sitemap-:part(^[1-9]\\d{0,8}$).xml',
      LIMITED,
      async (request, reply) =>
        sendPages(request, reply, readPart(pages, Number(request.params.part), perFile)),
    );
  },
);
