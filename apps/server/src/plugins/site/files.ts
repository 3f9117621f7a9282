import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Cache lifetime of a built file: those below `assets` have their content's hash in their name. */
function lifetimeOf(folder: string, file: string): string {
  if (file.startsWith(path.join(folder, 'assets'))) return 'public, max-age=31536000, immutable';
  // A stale service worker would show pages of an old site.
  if (/[/\\]sw\.js(\.\w+)?$/.test(file)) return 'no-cache';
  return 'public, max-age=3600';
}

/** How {@link serveFiles} serves a folder. */
export interface ServedFiles {
  /** The path below which the files are. @default '/' */
  readonly prefix?: string;
  /** Files that are not served: patterns of names. */
  readonly except?: readonly string[];
}

/** Serves the files of a built site, in the encodings that the build has compressed them to. */
export async function serveFiles(
  app: FastifyInstance,
  folder: string,
  { prefix = '/', except = [] }: ServedFiles = {},
): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    prefix,
    globIgnore: [...except],
    index: false,
    wildcard: false,
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, file) => {
      response.setHeader('cache-control', lifetimeOf(folder, file));
      response.setHeader('vary', 'accept-encoding');
    },
  });
}
