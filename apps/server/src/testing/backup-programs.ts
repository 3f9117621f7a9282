import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { programOf } from '../kernel/server-module';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A finished program. */
export interface EndedProgram {
  readonly code: number | null;
  /** What it printed. */
  readonly printed: string;
}

/** A running program. */
export interface StartedProgram {
  readonly child: ChildProcess;
  readonly ended: Promise<EndedProgram>;
}

/**
 * Starts `npm run backup` or `npm run restore` in a separate process, from the build in `SERVER_BUILD` or from the
 * sources.
 *
 * @param env further environment variables.
 * @example
 * const { code, printed } = await startOnBackup('backup', folder, { DATA_DIR: dataDir }).ended;
 */
export function startOnBackup(
  program: 'backup' | 'restore',
  folder: string,
  env: Readonly<Record<string, string>>,
): StartedProgram {
  const { file, execArgv } = programOf({
    source: new URL(`../${program}.ts`, import.meta.url),
    built: program,
  });
  const child = spawn(process.execPath, [...execArgv, file, folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<EndedProgram>((resolve) =>
    child.once('close', (code) => resolve({ code, printed })),
  );
  return { child, ended };
}

/** Matches a refusal: a sentence in Traditional Chinese, and the same in English on the next line. */
export const refusal = (code: number, chinese: string, english: string): EndedProgram => ({
  code,
  printed: expect.stringMatching(new RegExp(`^${chinese}[^\\n]*\\n[^\\n]*${english}`)) as string,
});
