import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { ConfigurationError } from '../kernel/configuration-error';
import { ExplainedError } from '../kernel/explained-error';
import { isSystemError } from '../kernel/system-error';

/** A program of PostgreSQL's client. */
export type PostgresTool = 'pg_dump' | 'pg_restore';

const run = promisify(execFile);

/** The variables that the programs get; none of the shop's other secrets is among them. */
const PASSED_ON = /^(PATH|PATHEXT|HOME|APPDATA|TMPDIR|TMP|TEMP|SystemRoot|PG[A-Z]+)$/i;

/** Parameters of a URL that have a variable in PostgreSQL's own client. */
const SSL_PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'] as const;

/** A database, and what interrupts work on it. */
export interface PostgresToolOptions {
  readonly databaseUrl: string;
  readonly signal: AbortSignal;
}

/**
 * Runs a program of PostgreSQL's client on a database. The connection is passed in the environment, because the
 * arguments of a process are visible to every user of the machine.
 *
 * @throws {ConfigurationError} when it is not installed.
 * @throws {ExplainedError} with the program's message, when it fails.
 */
export async function runPostgresTool(
  tool: PostgresTool,
  args: readonly string[],
  { databaseUrl, signal }: PostgresToolOptions,
): Promise<void> {
  try {
    await run(tool, args, { env: connectionEnvironment(databaseUrl), signal });
  } catch (error) {
    signal.throwIfAborted();
    if (isSystemError(error) && error.code === 'ENOENT') throw missingTool(tool);
    if (error instanceof Error && 'stderr' in error)
      throw new ExplainedError(
        `${tool} 失敗，沒有寫入任何資料：請排除以下原因，再執行一次。\n` +
          `${tool} failed, and nothing was written: remove the cause, then run this again.\n${String(error.stderr).trim()}`,
        { cause: error },
      );
    throw error;
  }
}

/** @throws {ConfigurationError} when a program is not installed. */
export const expectPostgresTool = (
  tool: PostgresTool,
  options: PostgresToolOptions,
): Promise<void> => runPostgresTool(tool, ['--version'], options);

const missingTool = (tool: PostgresTool): ConfigurationError =>
  new ConfigurationError(
    `找不到 ${tool}：請安裝 PostgreSQL 的用戶端工具，版本不得低於資料庫（Debian、Ubuntu：apt install postgresql-client；macOS：brew install libpq），並確認它在 PATH 中。\n` +
      `${tool} is not installed: install PostgreSQL's client tools, at least of the database's version (Debian, Ubuntu: apt install postgresql-client; macOS: brew install libpq), and add them to PATH.`,
  );

/** The variables for a connection to the same database as the server's. */
function connectionEnvironment(databaseUrl: string): NodeJS.ProcessEnv {
  const { host, port, user, database, password } = new Client({ connectionString: databaseUrl });
  const { searchParams } = URL.canParse(databaseUrl)
    ? new URL(databaseUrl)
    : { searchParams: new URLSearchParams() };
  const ssl = SSL_PARAMETERS.flatMap((name) => {
    const value = searchParams.get(name);
    // Node's driver calls a connection without a check of the certificate by a name of its own.
    return value === null
      ? []
      : [[`PG${name.toUpperCase()}`, value === 'no-verify' ? 'require' : value]];
  });
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name))),
    PGHOST: host,
    PGPORT: String(port),
    ...(user !== undefined && { PGUSER: user }),
    ...(database !== undefined && { PGDATABASE: database }),
    // Without one, the programs read the same password file as the server.
    ...(typeof password === 'string' && { PGPASSWORD: password }),
    ...Object.fromEntries(ssl),
  };
}
