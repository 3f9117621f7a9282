import { setTimeout as delay } from 'node:timers/promises';
import type { AnalyticsCodes } from '@mall/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { clientNetwork } from '../../http/client-network';
import { hasCopy } from '../../http/etag';
import { allowAnalytics } from '../../http/html/analytics-sources';
import { allowInline, inlineSourcesOf } from '../../http/html/inline-sources';
import type { TrustedProxies } from '../../http/trusted-proxies';
import { addVary } from '../../http/vary';
import { type Limit, memoryLimiter } from '../../platform/rate-limit/limiter';
import { bytesFor, type EncodedText, encodeText } from '../../http/encoded-text';
import { type CacheablePage, PageCache } from '../../platform/rendering/page-cache';
import { ReadFailed } from '../../platform/rendering/reads';
import type { SiteRenderer } from '@mall/contract';
import { buildPage, readHeadInTime, type SitePage, type SiteParts } from './build-page';
import type { PageAddress, ShopSettings } from './previews';

/** Seconds after which a client may retry a page whose data cannot be read now. */
const RETRY_AFTER = 5;
const RETRY_HEADERS = { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' };
const UNAVAILABLE = 503;
/** Pages without content that are held compressed. */
const SHELLS = 100;
/** How long settings are cached for pages of clients beyond their share, in milliseconds. */
const SETTINGS_TRUSTED = 1_000;
/** How long a page is delayed that is not rendered because of a limit, in milliseconds. */
const REFUSED_DELAY = 250;
const NO_ANALYTICS: AnalyticsCodes = { ga: null, gtm: null };

/** Options of {@link pageSender}. */
export interface PageSenderOptions extends SiteParts {
  /** null: the browser renders every page. */
  readonly renderer: SiteRenderer | null;
  readonly trustProxy: TrustedProxies;
  /** Pages that are rendered for one client network in a minute; it gets further ones without content. */
  readonly rendersPerMinute: number;
}

/** Sends the page at an address. @param status the status that the address has by itself */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  address: PageAddress,
  status?: number,
) => Promise<FastifyReply>;

/**
 * Sends pages of the site: rendered ones from a cache. All others, and those that cannot be
 * rendered now, are sent without content, and the browser renders them.
 */
export function pageSender({
  renderer,
  trustProxy,
  rendersPerMinute,
  ...parts
}: PageSenderOptions): SendPage {
  const { page } = parts;
  const inline = inlineSourcesOf(page);
  const share: Limit = { name: 'renders', most: rendersPerMinute, seconds: 60 };
  const limiter = memoryLimiter();
  // Most pages without content are the same one, so a client beyond its share costs no compression and no statement.
  const shells = new LRUCache<
    string,
    EncodedText,
    { readonly html: string; readonly policy: string }
  >({
    max: SHELLS,
    fetchMethod: (_key, _last, { context: { html, policy } }) => encodeText(html, policy),
  });
  const settings = new LRUCache<'all', ShopSettings>({
    max: 1,
    ttl: SETTINGS_TRUSTED,
    fetchMethod: () => parts.readSettings(),
  });
  const cache = new PageCache<SitePage>(
    async (client) => (await limiter.take(share, client)) === 0,
  );

  /** The rendered page at an address, from the cache if possible; null: the renderer does not know it. */
  async function findRendered({ url, raw, log }: FastifyRequest, address: PageAddress) {
    const own = renderer?.addressOf(url) ?? null;
    if (renderer === null || own === null) return null;
    return cache.find(`${address.origin} ${own}`, {
      client: clientNetwork(raw, trustProxy),
      build: () =>
        buildPage(renderer, own, address, parts).catch((error: unknown) => {
          const level = error instanceof ReadFailed ? 'warn' : 'error';
          log[level]({ err: error }, 'A page could not be rendered');
          throw error;
        }),
    });
  }

  /** Sends compressed bytes, or 304 to a client that has them. */
  function sendEncoded(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, analytics, inline, encoded }: Omit<SitePage, keyof CacheablePage>,
  ) {
    allowAnalytics(reply, analytics);
    allowInline(reply, inline);
    addVary(reply, 'accept-encoding');
    void reply.code(status).headers({ 'cache-control': 'no-cache', etag: encoded.etag });
    if (status === UNAVAILABLE) void reply.headers(RETRY_HEADERS).removeHeader('etag');
    if (status === 200 && hasCopy(request, encoded.etag)) return reply.code(304).send();
    const { encoding, bytes } = bytesFor(encoded, request.headers['accept-encoding']);
    if (encoding !== null) void reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bytes);
  }

  async function sendShell(
    request: FastifyRequest,
    reply: FastifyReply,
    html: string,
    status: number,
    analytics: AnalyticsCodes = NO_ANALYTICS,
  ) {
    const policy = JSON.stringify(analytics);
    const encoded = await shells.forceFetch(policy + html, { context: { html, policy } });
    return sendEncoded(request, reply, { status, analytics, inline, encoded });
  }

  return async (request, reply, address, status = 200) => {
    const found = status === 200 ? await findRendered(request, address) : null;
    if (found?.kind === 'page') return sendEncoded(request, reply, found.page);
    if (found?.kind === 'failed' && found.isOutage) {
      return sendShell(request, reply, page, UNAVAILABLE);
    }
    const isRefused = found?.kind === 'refused';
    // A client that requests new addresses without pause could otherwise keep the process busy with
    // pages without content.
    if (isRefused) await delay(REFUSED_DELAY);
    try {
      const readSettings = isRefused ? () => settings.forceFetch('all') : parts.readSettings;
      const head = await readHeadInTime(address, { readSettings });
      const shown = status === 200 ? head.status : status;
      return await sendShell(request, reply, head.write(page, null, shown), shown, head.analytics);
    } catch (error) {
      request.log.warn({ err: error }, 'The head of a page could not be read');
      // A page without further data is complete with the build's own head.
      return sendShell(request, reply, page, found === null ? status : UNAVAILABLE);
    }
  };
}
