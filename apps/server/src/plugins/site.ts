import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sendFailure } from '../http/error-handling';
import { allowStyles } from '../http/html/style-nonce';
import { MallError } from '../kernel/error';
import type { FindLinkPreview, LinkPreviews } from '../platform/link-previews/link-preview';
import { writePreview } from '../platform/link-previews/write-preview';

/** What {@link site} needs. */
export interface SiteOptions {
  /** The built site, or null where there is none. */
  readonly root: string | null;
  /** Where shoppers reach the mall, without a trailing slash; null: wherever they ask for it. */
  readonly publicUrl: string | null;
  readonly previews: LinkPreviews;
  readonly shopName: () => Promise<string>;
}

/** Where the build (`apps/web/vite.config.ts`) has left room for a nonce. */
const NONCE = '__nonce__';

/**
 * The site's own files; the site's page for every other address, because its routes are the
 * browser's; and the envelope for calls that lead nowhere. Posts and products say what they are in
 * the page itself, for those who read no scripts: messengers and search engines.
 */
export const site = fp<SiteOptions>(async (app, { root, publicUrl, previews, shopName }) => {
  const folder = root !== null && existsSync(path.join(root, 'index.html')) ? root : null;
  const page = folder === null ? null : await readFile(path.join(folder, 'index.html'), 'utf8');

  const sendPage = (reply: FastifyReply, html: string) =>
    reply
      .type('text/html; charset=utf-8')
      // Always asked for again: it names the current scripts. Nobody else is given this one's nonce.
      .header('cache-control', 'private, no-cache')
      .send(html.replaceAll(NONCE, allowStyles(reply)));

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
          hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
    app.get('/', (_request, reply) => sendPage(reply, page));

    const sendWithPreview = (kind: string, findPreview: FindLinkPreview) =>
      app.get<{ Params: { id: string } }>(`/${kind}/:id`, async (request, reply) => {
        const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : null;
        const origin = publicUrl ?? `${request.protocol}://${request.host}`;
        try {
          const preview = id === null ? null : await findPreview(id);
          const place = { origin, path: `/${kind}/${id}`, shop: await shopName() };
          return await sendPage(reply, writePreview(page, preview, place));
        } catch (error) {
          // The site itself says in words what is wrong with the shop.
          request.log.error({ err: error }, 'A page has no preview');
          return sendPage(reply, page);
        }
      });
    for (const [kind, findPreview] of Object.entries(previews)) sendWithPreview(kind, findPreview);
  }

  app.setNotFoundHandler((request, reply) => {
    if (page !== null && wantsPage(request)) return sendPage(reply, page);
    return sendFailure(request, reply, new MallError('notFound'));
  });
});

/** A missing file must not be answered with a page: a script would then be HTML. */
function wantsPage(request: FastifyRequest): boolean {
  const pathname = request.url.split('?', 1)[0] ?? '';
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/(api|sanctum|\.well-known|socket\.io|media|assets|dev|stand-in)(\/|$)/.test(pathname)
  );
}
