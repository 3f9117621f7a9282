import path from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A module of this server that runs in a thread of its own. */
export interface ThreadModule {
  /** The module's source. */
  readonly source: URL;
  /** Its name in a build, as `tsup.config.ts` states it. */
  readonly built: string;
}

/** The folder of a server's build. Tests set it: a built thread starts seven times as fast as one from the sources. */
const BUILD = process.env['SERVER_BUILD'];

/**
 * Starts a module in a thread. From the sources the thread must first register a TypeScript loader, because Node does
 * not pass its own loaders on to threads.
 *
 * @example
 * startThread({ source: new URL('./worker.ts', import.meta.url), built: 'database-worker' }, { workerData });
 */
export function startThread({ source, built }: ThreadModule, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./${built}.js`, import.meta.url), options);
  }
  if (BUILD) return new Worker(path.join(BUILD, `${built}.js`), options);
  const start = `import('tsx/esm/api').then((tsx) => tsx.tsImport('${source}', '${source}'))`;
  return new Worker(start, { ...options, eval: true });
}
