import fp from 'fastify-plugin';
import { sendFailure } from '../../http/error-handling';
import { isForPage, isImpossiblePath, pathOf } from '../../http/request-target';
import { MallError } from '../../kernel/error';
import type { FindLinkPreview, LinkPreviews } from '../../platform/link-previews/link-preview';
import { serveFiles } from './files';
import { objectIdOf } from './pages';

export { serveFiles } from './files';
export { sitePages } from './pages';

/** Options of {@link site}. */
export interface SiteOptions {
  readonly previews: LinkPreviews;
  /** Paths of the site that this shop does not have. */
  readonly withheld: readonly string[];
}

/** Path of the site's page without any content. */
const SHELL = '/shell.html';

/**
 * Serves the site's files, the site's page for all other paths (routing happens in the browser),
 * and the envelope for unknown API paths. An unknown path, and a post or product that a guest
 * cannot see, gets 404 with the error page. Pages of posts and products contain their metadata, for
 * clients that run no scripts: messengers and search engines.
 */
export const site = fp<SiteOptions>(async (app, { previews, withheld }) => {
  app.setNotFoundHandler((request, reply) =>
    sendFailure(request, reply, new MallError('notFound')),
  );
  if (app.sitePages === null) return;

  const { root, findPlace, send } = app.sitePages;
  await serveFiles(app, root);
  const config = { page: { findPreview: null } };
  app.get('/', { config }, (request, reply) => send(request, reply));
  // For a service worker, which shows it at any address while offline; the renderer has no such
  // page.
  app.get(SHELL, { config }, (request, reply) => send(request, reply));

  const sendWithPreview = (kind: string, findPreview: FindLinkPreview) =>
    app.get(`/${kind}/:id`, { config: { page: { findPreview } } }, (request, reply) =>
      send(request, reply, objectIdOf(request) === null ? 404 : 200),
    );
  for (const [kind, findPreview] of Object.entries(previews)) sendWithPreview(kind, findPreview);

  // A route, because replies without one are not compressed.
  app.get('/*', { config }, (request, reply) => {
    if (!isForPage(request)) return reply.callNotFound();
    const path = pathOf(request);
    const isMissing = isImpossiblePath(request) || withheld.includes(path.replace(/\/$/, ''));
    const place = isMissing ? { kind: 'nothing' as const } : findPlace(path);
    if (place.kind === 'moved') {
      return reply.redirect(place.to + request.url.slice(path.length), 301);
    }
    return send(request, reply, place.kind === 'page' ? 200 : 404);
  });
});
