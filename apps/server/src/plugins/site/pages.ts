import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import * as z from 'zod';
import { isImpossiblePath, pathOf } from '../../http/request-target';
import type { TrustedProxies } from '../../http/trusted-proxies';
import { type FindPlace, readKnownRoutes } from '../../platform/link-previews/known-routes';
import type { FindLinkPreview } from '../../platform/link-previews/link-preview';
import type { Limiter } from '../../platform/rate-limit/limiter';
import { readInProcess } from '../../platform/rendering/in-process-reads';
import { loadRenderer } from '../../platform/rendering/load-renderer';
import type { PageAddress, ShopSettings } from './previews';
import { type PageSender, pageSender } from './render';

/** Options of {@link sitePages}. */
export interface SitePagesOptions {
  /** Folder of the built site; null: none. */
  readonly root: string | null;
  /** The public URL of the shop without a trailing slash; null: the host of each request. */
  readonly publicUrl: string | null;
  readonly readSettings: () => Promise<ShopSettings>;
  readonly trustProxy: TrustedProxies;
  /** Pages that are rendered for one client network in a minute. */
  readonly rendersPerMinute: number;
  readonly requestLimits: Limiter;
}

/** The pages of the built site. */
export interface SitePages {
  /** Folder of the built site. */
  readonly root: string;
  readonly findPlace: FindPlace;
  readonly send: PageSender['send'];
}

/** The parameters of a route whose pages show one object each. */
const objectRoute = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

/** The id of the object that a page shows; null: its path has no valid one. */
export const objectIdOf = ({ params }: Pick<FastifyRequest, 'params'>): number | null =>
  objectRoute.safeParse(params).data?.id ?? null;

/**
 * Sends cached pages of the site, before any other hook runs. Register it before all plugins that add headers, and
 * `site`, which adds the routes of the pages, after them.
 */
export const sitePages = fp<SitePagesOptions>(async (app, { root, publicUrl, ...options }) => {
  if (root === null || !existsSync(path.join(root, 'index.html'))) {
    app.decorate('sitePages', null);
    return;
  }
  const findPlace = await readKnownRoutes(root);
  const originOf = ({ protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`;
  const addressOf = (request: FastifyRequest): PageAddress => {
    const path = pathOf(request);
    const place = findPlace(path);
    const findPreview = request.routeOptions.config.page?.findPreview;
    const id = findPreview ? objectIdOf(request) : null;
    return {
      origin: originOf(request),
      path,
      isListed: place.kind === 'page' && place.isListed,
      findPreview: findPreview && id !== null ? () => findPreview(id) : null,
    };
  };
  const renderer = await loadRenderer(root);
  app.addHook('onClose', () => renderer?.thread.close());
  const { send, sendCached } = pageSender({
    ...options,
    originOf,
    addressOf,
    page: await readFile(path.join(root, 'index.html'), 'utf8'),
    renderer,
    readAsGuest: readInProcess(app),
  });
  app.decorate('sitePages', { root, findPlace, send });
  app.addHook('onRequest', (request, reply, done) => {
    const isPage = request.routeOptions.config.page !== undefined;
    // A malformed path is rewritten, so it can equal the path of another page.
    if (!isPage || isImpossiblePath(request) || !sendCached(request, reply)) done();
  });
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Null: the site is not built. */
    readonly sitePages: SitePages | null;
  }
  interface FastifyContextConfig {
    /** Set for the routes of pages of the site. */
    readonly page?: {
      /** Finds the preview of the route's object; null: its pages have none. */
      readonly findPreview: FindLinkPreview | null;
    };
  }
}
