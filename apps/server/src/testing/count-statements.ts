import type { PoolClient } from 'pg';
import { vi } from 'vitest';
import type { Database } from '../db/database';
import { secondTestConnections } from './database';
import { fakeIntervals } from './fake-intervals';
import { serversOfRun } from './servers-of-run';

/** The lookup of the caller's session. */
const OF_OTHERS = /^(select|update)\b.*"sessions"/s;

/** A recorder of the statements of each wrapped connection; empty while nothing is counted. */
const recorders = new WeakMap<PoolClient, { record: ((text: string) => void) | null }>();

/**
 * Returns the SQL statements that a call sends to the database, in sequence: `begin` and `commit`
 * count, the lookup of the caller's session does not. Nothing else may use the database meanwhile,
 * so that the test has to stop the jobs by {@link fakeIntervals}.
 *
 * @example
 * const sent = await countStatements(mall.db, () => shopper.add(ruleId));
 * expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(2);
 */
export async function countStatements(
  { $client: pool }: Pick<Database, '$client'>,
  call: () => Promise<unknown>,
): Promise<string[]> {
  if (!vi.isFakeTimers()) throw new Error(`Call ${fakeIntervals.name}() before the mall starts`);
  const pools = serversOfRun() === 1 ? [pool] : [pool, (await secondTestConnections()).pool];
  const sent: string[] = [];
  const onAcquire = (client: PoolClient) => {
    recorderOf(client).record = (text) => void (OF_OTHERS.test(text) || sent.push(text));
  };
  const onRelease = (_: Error, client: PoolClient) => {
    recorderOf(client).record = null;
  };
  for (const each of pools) each.on('acquire', onAcquire).on('release', onRelease);
  try {
    await call();
  } finally {
    for (const each of pools) each.off('acquire', onAcquire).off('release', onRelease);
  }
  return sent;
}

/** The recorder of a connection, whose `query` is wrapped the first time. */
function recorderOf(client: PoolClient) {
  const known = recorders.get(client);
  if (known) return known;
  const recorder: { record: ((text: string) => void) | null } = { record: null };
  recorders.set(client, recorder);
  client.query = new Proxy(client.query, {
    apply(query, self, args: readonly unknown[]) {
      recorder.record?.(textOf(args[0]));
      return Reflect.apply(query, self, args);
    },
  });
  return recorder;
}

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query
    ? String(query.text)
    : String(query);
