import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sendFailure } from '../../http/error-handling';
import { isForPage, isImpossiblePath, pathOf } from '../../http/request-target';
import type { TrustedProxies } from '../../http/trusted-proxies';
import { MallError } from '../../kernel/error';
import { type FindPlace, readKnownRoutes } from '../../platform/link-previews/known-routes';
import type { FindLinkPreview, LinkPreviews } from '../../platform/link-previews/link-preview';
import { inProcessFetch } from '../../platform/rendering/in-process-fetch';
import { loadRenderer } from '../../platform/rendering/load-renderer';
import { serveFiles } from './files';
import type { PageAddress, ShopSettings } from './previews';
import { pageSender } from './render';

/** Options of {@link site}. */
export interface SiteOptions {
  /** Folder of the built site; null: none. */
  readonly root: string | null;
  /** The public URL of the shop without a trailing slash; null: the host of each request. */
  readonly publicUrl: string | null;
  readonly previews: LinkPreviews;
  readonly readSettings: () => Promise<ShopSettings>;
  /** Paths of the site that this shop does not have. */
  readonly withheld: readonly string[];
  readonly trustProxy: TrustedProxies;
  /** Pages that are rendered for one client network in a minute. */
  readonly rendersPerMinute: number;
}

/** Path of the site's page without any content. */
const SHELL = '/shell.html';

/**
 * Serves the site's files, the site's page for all other paths (routing happens in the browser),
 * and the envelope for unknown API paths. An unknown path, and a post or product that a guest
 * cannot see, gets 404 with the error page. Pages of posts and products contain their metadata, for
 * clients that run no scripts: messengers and search engines.
 */
export const site = fp<SiteOptions>(
  async (app, { root, publicUrl, previews, withheld, ...options }) => {
    app.setNotFoundHandler((request, reply) =>
      sendFailure(request, reply, new MallError('notFound')),
    );
    if (root === null || !existsSync(path.join(root, 'index.html'))) return;

    await serveFiles(app, root);
    const findPlace: FindPlace = await readKnownRoutes(root);
    const send = pageSender({
      ...options,
      page: await readFile(path.join(root, 'index.html'), 'utf8'),
      renderer: await loadRenderer(root),
      fetch: inProcessFetch(app),
    });

    const addressOf = (
      request: FastifyRequest,
      findPreview: PageAddress['findPreview'] = null,
    ): PageAddress => {
      const path = pathOf(request);
      const place = findPlace(path);
      return {
        origin: publicUrl ?? `${request.protocol}://${request.host}`,
        path,
        isListed: place.kind === 'page' && place.isListed,
        findPreview,
      };
    };

    app.get('/', (request, reply) => send(request, reply, addressOf(request)));
    // For a service worker, which shows it at any address while offline; the renderer has no such
    // page.
    app.get(SHELL, (request, reply) => send(request, reply, addressOf(request)));

    const sendWithPreview = (kind: string, findPreview: FindLinkPreview) =>
      app.get<{ Params: { id: string } }>(`/${kind}/:id`, (request, reply) => {
        const { id } = request.params;
        if (!/^\d{1,9}$/.test(id)) return send(request, reply, addressOf(request), 404);
        return send(
          request,
          reply,
          addressOf(request, () => findPreview(Number(id))),
        );
      });
    for (const [kind, findPreview] of Object.entries(previews)) sendWithPreview(kind, findPreview);

    // A route, because replies without one are not compressed.
    app.get('/*', (request, reply) => {
      if (!isForPage(request)) return reply.callNotFound();
      const path = pathOf(request);
      const isMissing = isImpossiblePath(request) || withheld.includes(path.replace(/\/$/, ''));
      const place = isMissing ? { kind: 'nothing' as const } : findPlace(path);
      if (place.kind === 'moved') {
        return reply.redirect(place.to + request.url.slice(path.length), 301);
      }
      return send(request, reply, addressOf(request), place.kind === 'page' ? 200 : 404);
    });
  },
);
