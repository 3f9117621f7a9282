import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { analyticsCodes } from '@mall/contract';
import fp from 'fastify-plugin';
import { sendFailure } from '../http/error-handling';
import { etagOf, hasCopy } from '../http/etag';
import { allowAnalytics } from '../http/html/analytics-sources';
import { allowScripts, hashesOf } from '../http/html/inline-scripts';
import { allowStyles } from '../http/html/style-nonce';
import { MallError } from '../kernel/error';
import type { FindLinkPreview, LinkPreviews } from '../platform/link-previews/link-preview';
import { INNER_ORIGIN, innerFetch } from '../platform/rendering/inner-fetch';
import { KeptPages } from '../platform/rendering/kept-pages';
import { loadRenderer } from '../platform/rendering/site-renderer';
import { writePage } from '../platform/rendering/write-page';
import {
  type FindPlace,
  type Place,
  readKnownRoutes,
} from '../platform/link-previews/known-routes';
import { writePreview, writeShop } from '../platform/link-previews/write-preview';

/** Options of {@link site}. */
export interface SiteOptions {
  /** Folder of the built site; null: none. */
  readonly root: string | null;
  /** The public URL of the shop without a trailing slash; null: the host of each request. */
  readonly publicUrl: string | null;
  readonly previews: LinkPreviews;
  /** The shop's name and description, and what it measures its visits with. */
  readonly ofShop: () => Promise<{
    store_name: string;
    web_desc: string;
    email: string;
    ga_code: string;
    gtm_code: string;
  }>;
  /** Paths of the site that this shop does not have. */
  readonly withheld: readonly string[];
}

/** Path of the site's page without any content. */
const SHELL = '/shell.html';
/** Placeholder for a nonce, written by the build (`apps/web/vite.config.ts`). */
const NONCE = '__nonce__';

/**
 * Serves the site's files, the site's page for all other paths (routing happens in the browser), and
 * the envelope for unknown API paths. A path that is no page of the site, and a post or product that a
 * guest cannot see, is answered with 404, and the page that says so. Pages of posts and products contain their metadata, for clients
 * that run no scripts: messengers and search engines.
 */
export const site = fp<SiteOptions>(
  async (app, { root, publicUrl, previews, ofShop, withheld }) => {
    const folder = root !== null && existsSync(path.join(root, 'index.html')) ? root : null;
    const page = folder === null ? null : await readFile(path.join(folder, 'index.html'), 'utf8');
    // Of the build's own page: what is written into it later may run nothing.
    const hashes = page === null ? [] : hashesOf(page);
    const findPlace: FindPlace =
      folder === null ? () => ({ kind: 'page', isListed: true }) : await readKnownRoutes(folder);

    const render = folder === null ? null : await loadRenderer(folder);
    const kept =
      render &&
      new KeptPages((url) => render({ url, origin: INNER_ORIGIN, fetch: innerFetch(app) }));
    app.addHook('onClose', async () => kept?.clear());

    const originOf = ({ protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`;

    const isListed = (request: FastifyRequest): boolean => {
      const place = findPlace(pathOf(request));
      return place.kind === 'page' && place.isListed;
    };

    /** The content of a page; null where it cannot be had, and the browser draws it. */
    const contentOf = async ({ request, statusCode }: FastifyReply) => {
      if (!kept || statusCode !== 200) return null;
      try {
        return await kept.find(request.url);
      } catch (error) {
        request.log.error({ err: error }, 'A page could not be rendered');
        return null;
      }
    };

    const sendPage = async (reply: FastifyReply, page: string) => {
      let html = page;
      try {
        const shop = await ofShop();
        allowAnalytics(reply, analyticsCodes(shop));
        const { url } = reply.request;
        const rendered = await contentOf(reply);
        html = writeShop(page, shop, {
          origin: originOf(reply.request),
          path: reply.statusCode === 200 && isListed(reply.request) ? pathOf(reply.request) : null,
          title: rendered?.title ?? null,
        });
        if (rendered) html = writePage(html, rendered, { url, nonce: NONCE });
      } catch (error) {
        // Nothing is measured for now, and the page has its usual title; the site itself shows an error message.
        reply.request.log.error({ err: error }, 'The settings of a page could not be read');
      }
      // Always revalidated: it names the current scripts. Not shared, because its nonce is per response, which
      // the name of what it says does not count.
      const etag = etagOf(html);
      void reply.header('cache-control', 'private, no-cache').header('etag', etag);
      if (reply.statusCode === 200 && hasCopy(reply.request, etag)) {
        // The browser keeps the policy that came with its copy, whose nonce fits it.
        return reply.removeHeader('content-security-policy').code(304).send();
      }
      allowScripts(reply, hashes);
      return reply
        .type('text/html; charset=utf-8')
        .send(html.replaceAll(NONCE, allowStyles(reply)));
    };

    if (folder !== null && page !== null) {
      await app.register(staticFiles, {
        root: folder,
        index: false,
        wildcard: false,
        decorateReply: false,
        cacheControl: false,
        setHeaders: (response, file) => {
          const hashed = file.startsWith(path.join(folder, 'assets'));
          response.setHeader(
            'cache-control',
            hashed
              ? 'public, max-age=31536000, immutable'
              : // A worker of yesterday would show what the site of today sends.
                file.endsWith(`${path.sep}sw.js`)
                ? 'no-cache'
                : 'public, max-age=3600',
          );
        },
      });
      app.get('/', (_request, reply) => sendPage(reply, page));
      // For a service worker, which shows it at any address when there is no network; the renderer has no such page.
      app.get(SHELL, (_request, reply) => sendPage(reply, page));

      const sendWithPreview = (kind: string, findPreview: FindLinkPreview) =>
        app.get<{ Params: { id: string } }>(`/${kind}/:id`, async (request, reply) => {
          const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : null;
          try {
            const found = id === null ? null : await findPreview(id);
            const preview = found === 'gone' ? null : found;
            const origin = originOf(request);
            const place = { origin, path: `/${kind}/${id}`, shop: (await ofShop()).store_name };
            if (preview === null) void reply.code(found === 'gone' ? 410 : 404);
            const written = preview === null ? page : writePreview(page, preview, place);
            return await sendPage(reply, written);
          } catch (error) {
            // The site itself shows an error message.
            request.log.error({ err: error }, 'A page has no preview');
            return sendPage(reply, page);
          }
        });
      for (const [kind, findPreview] of Object.entries(previews))
        sendWithPreview(kind, findPreview);
    }

    if (page !== null) {
      // A route, because replies without one are not compressed.
      app.get('/*', (request, reply) => {
        if (!wantsPage(request)) return reply.callNotFound();
        const path = pathOf(request);
        const isWithheld = withheld.includes(path.replace(/\/$/, ''));
        const place: Place = isWithheld ? { kind: 'nothing' } : findPlace(path);
        if (place.kind === 'moved') {
          return reply.redirect(place.to + request.url.slice(path.length), 301);
        }
        return sendPage(reply.code(place.kind === 'page' ? 200 : 404), page);
      });
    }
    app.setNotFoundHandler((request, reply) =>
      sendFailure(request, reply, new MallError('notFound')),
    );
  },
);

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

/** A missing file must not be answered with a page: a script would then be HTML. */
function wantsPage(request: FastifyRequest): boolean {
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/(api|sanctum|\.well-known|socket\.io|media|assets|dev|stand-in)(\/|$)/.test(
      pathOf(request),
    )
  );
}
