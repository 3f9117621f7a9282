import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import fp from 'fastify-plugin';
import { MallFailure } from '../http/failure';
import type { Painter } from '../seed/painter';

/** What {@link media} needs. */
export interface MediaOptions {
  /** Where pictures and videos are kept. */
  readonly folder: string;
  /** Paints the demo shop's pictures; null where there is no demo shop. */
  readonly painter: Painter | null;
}

/** Pictures and videos at `/media/…`. A file never changes under its name. */
export const media = fp<MediaOptions>(async (app, { folder, painter }) => {
  await mkdir(folder, { recursive: true });
  await app.register(staticFiles, {
    root: folder,
    prefix: '/media/',
    index: false,
    immutable: true,
    maxAge: '365d',
  });
  if (painter === null) return;
  app.get<{ Params: { '*': string } }>('/media/demo/*', async ({ params }, reply) => {
    const name = params['*'];
    if (!(await painter.provide(name))) throw new MallFailure('notFound');
    return reply.sendFile(path.posix.join('demo', name));
  });
});
