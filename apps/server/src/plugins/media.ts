import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import fp from 'fastify-plugin';

/** Pictures and videos, kept under `<dataDir>/media`. A file never changes under its name. */
export const media = fp<{ dataDir: string }>(async (app, { dataDir }) => {
  const root = path.join(dataDir, 'media');
  await mkdir(root, { recursive: true });
  await app.register(staticFiles, {
    root,
    prefix: '/media/',
    index: false,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
  });
});
