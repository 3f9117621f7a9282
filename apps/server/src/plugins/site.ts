import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sendFailure } from '../http/error-handling';
import { MallFailure } from '../http/failure';

/**
 * The site's own files; the site's page for every other address, because its routes are the
 * browser's; and the envelope for calls that lead nowhere.
 *
 * @param root the built site, or null where there is none.
 */
export const site = fp<{ root: string | null }>(async (app, { root }) => {
  const folder = root !== null && existsSync(path.join(root, 'index.html')) ? root : null;
  const page = folder === null ? null : await readFile(path.join(folder, 'index.html'));

  const sendPage = (reply: FastifyReply, html: Buffer) =>
    // Always asked for again: it names the current scripts.
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);

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
  }

  app.setNotFoundHandler((request, reply) => {
    if (page !== null && wantsPage(request)) return sendPage(reply, page);
    return sendFailure(request, reply, new MallFailure('notFound'));
  });
});

/** A missing file must not be answered with a page: a script would then be HTML. */
function wantsPage(request: FastifyRequest): boolean {
  const { pathname } = new URL(request.url, 'http://mall');
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/(api|sanctum|socket\.io|media|assets|dev|stand-in)(\/|$)/.test(pathname)
  );
}
