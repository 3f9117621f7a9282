import { setTimeout as delay } from 'node:timers/promises';
import type { AnalyticsCodes } from '@mall/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { clientNetwork } from '../../http/client-network';
import { allowAnalytics } from '../../http/html/analytics-sources';
import { allowInline, inlineSourcesOf } from '../../http/html/inline-sources';
import type { TrustedProxies } from '../../http/trusted-proxies';
import { addVary } from '../../http/vary';
import type { Limit, Limiter } from '../../platform/rate-limit/limiter';
import { type EncodedText, encodeText } from '../../http/encoded-text';
import {
  type CacheablePage,
  PageCache,
  type PageRequest,
} from '../../platform/rendering/page-cache';
import type { BuiltRenderer } from '../../platform/rendering/load-renderer';
import { ReadFailed } from '../../platform/rendering/reads';
import { buildPage, readHeadInTime, type SitePage, type SiteParts } from './build-page';
import type { PageAddress, ShopSettings } from './previews';
import { type PageHeaders, pageHeadersOf, sendEncoded } from './send-encoded';

/** Seconds after which a client may retry a page whose data cannot be read now. */
const RETRY_AFTER = 5;
const RETRY_HEADERS = { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' };
const UNAVAILABLE = 503;
/** Pages without content that are held compressed. */
const SHELLS = 100;
/** How long settings are cached for checks, and for pages of clients beyond their share, in milliseconds. */
const SETTINGS_TRUSTED = 500;
/** How long a page is delayed that is not rendered because of a limit, in milliseconds. */
const REFUSED_DELAY = 250;
/**
 * A browser revalidates a page each time. A shared cache may answer for a second without asking, because the page is
 * the same for everyone.
 */
const PAGE_CACHING = 'public, max-age=0, s-maxage=1';
/** A page without content replaces a rendered one only for a moment. */
const SHELL_CACHING = 'no-cache';
const NO_ANALYTICS: AnalyticsCodes = { ga: null, gtm: null };

/** Options of {@link pageSender}. */
export interface PageSenderOptions extends Omit<SiteParts, 'recentSettings'> {
  /** The public origin of the shop. */
  readonly originOf: (request: FastifyRequest) => string;
  readonly addressOf: (request: FastifyRequest) => PageAddress;
  /** null: the browser renders every page. */
  readonly renderer: BuiltRenderer | null;
  readonly trustProxy: TrustedProxies;
  /** Pages that are rendered for one client network in a minute; it gets further ones without content. */
  readonly rendersPerMinute: number;
  readonly requestLimits: Limiter;
}

/** Sends the pages of the site. */
export interface PageSender {
  /** Sends the page at the address of a request. @param status the status that the address has by itself */
  send(request: FastifyRequest, reply: FastifyReply, status?: number): Promise<FastifyReply>;
  /**
   * Sends a page from the cache before the hooks of the request have run, with the headers that they set before.
   *
   * @returns false when the request has to run through all hooks.
   */
  sendCached(request: FastifyRequest, reply: FastifyReply): boolean;
}

/**
 * Sends pages of the site: rendered ones from a cache. All others, and those that cannot be
 * rendered now, are sent without content, and the browser renders them.
 */
export function pageSender({
  renderer,
  trustProxy,
  rendersPerMinute,
  requestLimits,
  originOf,
  addressOf,
  ...parts
}: PageSenderOptions): PageSender {
  const { page } = parts;
  const inline = inlineSourcesOf(page);
  const share: Limit = { name: 'renders', most: rendersPerMinute, seconds: 60 };
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
  const recentSettings = () => settings.forceFetch('all');
  const cache = new PageCache<SitePage>(
    async (client) => (await requestLimits.take(share, client)) === 0,
  );

  /** The headers with which pages were sent last. */
  const sent = new WeakMap<EncodedText, PageHeaders>();

  /** The key of a request's page in the cache, and how it is built; null: the renderer does not know it. */
  function renderedPage(request: FastifyRequest) {
    const own = renderer?.addressOf(request.url) ?? null;
    if (renderer === null || own === null) return null;
    const toBuild = (): PageRequest<SitePage> => ({
      client: clientNetwork(request.raw, trustProxy),
      build: (signal) =>
        buildPage(own, addressOf(request), {
          ...parts,
          recentSettings,
          renderer: renderer.thread,
          signal,
          log: request.log,
        }).catch((error: unknown) => {
          const level = error instanceof ReadFailed ? 'warn' : 'error';
          request.log[level]({ err: error }, 'A page could not be rendered');
          throw error;
        }),
    });
    return { key: `${originOf(request)} ${own}`, toBuild };
  }

  /** Sends a page through all hooks of its request. */
  function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, analytics, inline, encoded }: Omit<SitePage, keyof CacheablePage>,
    caching: string,
  ) {
    allowAnalytics(reply, analytics);
    allowInline(reply, inline);
    addVary(reply, 'accept-encoding');
    void reply.headers({ 'cache-control': caching, etag: encoded.etag });
    if (status === UNAVAILABLE) void reply.headers(RETRY_HEADERS).removeHeader('etag');
    const headers = pageHeadersOf(request, reply);
    sent.set(encoded, headers);
    return sendEncoded(request, reply, status, headers, encoded);
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
    return sendPage(request, reply, { status, analytics, inline, encoded }, SHELL_CACHING);
  }

  function sendCached(request: FastifyRequest, reply: FastifyReply): boolean {
    const rendered = renderedPage(request);
    const page = rendered && cache.trusted(rendered.key, rendered.toBuild);
    if (!page) return false;
    const headers = sent.get(page.encoded);
    if (!headers?.host || headers.host !== request.headers.host) return false;
    sendEncoded(request, reply, page.status, headers, page.encoded);
    return true;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, status = 200) {
    const rendered = status === 200 ? renderedPage(request) : null;
    const found = rendered && (await cache.find(rendered.key, rendered.toBuild()));
    if (found?.kind === 'page') return sendPage(request, reply, found.page, PAGE_CACHING);
    if (found?.kind === 'failed' && found.isOutage) {
      return sendShell(request, reply, page, UNAVAILABLE);
    }
    const isRefused = found?.kind === 'refused';
    // A client that requests new addresses without pause could otherwise keep the process busy with
    // pages without content.
    if (isRefused) await delay(REFUSED_DELAY);
    try {
      const readSettings = isRefused ? recentSettings : parts.readSettings;
      const head = await readHeadInTime(addressOf(request), { readSettings });
      const shown = status === 200 ? head.status : status;
      return await sendShell(request, reply, head.write(page, null, shown), shown, head.analytics);
    } catch (error) {
      request.log.warn({ err: error }, 'The head of a page could not be read');
      // A page without further data is complete with the build's own head.
      return sendShell(request, reply, page, found === null ? status : UNAVAILABLE);
    }
  }

  return { send, sendCached };
}
