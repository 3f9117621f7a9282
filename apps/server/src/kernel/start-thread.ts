import { Worker, type WorkerOptions } from 'node:worker_threads';
import { builtFile, type ServerModule } from './server-module';

/**
 * Starts a module in a thread. From the sources the thread must first register a TypeScript loader, because Node does
 * not pass its own loaders on to threads.
 *
 * @example
 * startThread({ source: new URL('./worker.ts', import.meta.url), built: 'database-worker' }, { workerData });
 */
export function startThread(module: ServerModule, options: WorkerOptions): Worker {
  const built = builtFile(module);
  if (built !== null) return new Worker(built, options);
  const start = `import('tsx/esm/api').then((tsx) => tsx.tsImport('${module.source}', '${module.source}'))`;
  return new Worker(start, { ...options, eval: true });
}
