import path from 'node:path';
import { fileURLToPath } from 'node:url';

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
