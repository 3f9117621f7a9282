import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A module of this server that runs in a thread or a process of its own. */
export interface ServerModule {
  /** The module's source. */
  readonly source: URL;
  /** Its name in a build, as `tsup.config.ts` states it. */
  readonly built: string;
}

/** Tests set a build: a thread or process from the build starts several times as fast as one from the sources. */
const BUILD = import.meta.url.endsWith('.ts')
  ? process.env['SERVER_BUILD']
  : path.dirname(fileURLToPath(import.meta.url));

/** The file of a module in the build; null: it runs from the sources. */
export const builtFile = ({ built }: ServerModule): string | null =>
  BUILD ? path.join(BUILD, `${built}.js`) : null;

/** The file that a process of a module starts with, and Node's arguments: from the sources Node needs tsx to load it. */
export function programOf(module: ServerModule): { file: string; execArgv: string[] } {
  const built = builtFile(module);
  if (built !== null) return { file: built, execArgv: [] };
  const tsx = createRequire(import.meta.url).resolve('tsx');
  return {
    file: fileURLToPath(module.source),
    execArgv: ['--import', pathToFileURL(tsx).href, '--conditions=@mall/source'],
  };
}
