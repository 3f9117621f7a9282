import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { allowInline, inlineSourcesOf } from '../http/html/inline-sources';
import { isImpossiblePath, pathOf } from '../http/request-target';
import { protectDeskPage } from './protect-desk-page';
import { serveFiles } from './site';

/** Options of {@link desk}. */
export interface DeskOptions {
  /** Folder of the built site of the staff; null: none. */
  readonly root: string | null;
}

/** Paths below which only files are: a missing script must not be answered with a page. */
const FILES = /^\/desk\/assets\//;

/**
 * Serves the staff's site below `/desk`: its files, and its page for all other paths, because routing happens in the
 * browser. The page is never stored, never framed and never listed.
 */
export const desk: FastifyPluginAsync<DeskOptions> = async (app, { root }) => {
  const index = root === null ? null : path.join(root, 'index.html');
  if (root === null || index === null || !existsSync(index)) return;
  const page = await readFile(index, 'utf8');
  const sources = inlineSourcesOf(page);

  app.addHook('onRequest', async (_request, reply) => {
    protectDeskPage(reply);
    allowInline(reply, sources);
  });
  await serveFiles(app, root, { prefix: '/desk/', except: ['index.html*'] });

  const send = (request: FastifyRequest, reply: FastifyReply) => {
    if (FILES.test(pathOf(request)) || isImpossiblePath(request)) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  };
  app.get('/desk', send);
  app.get('/desk/*', send);
};
