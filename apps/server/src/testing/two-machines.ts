import { startPostgres } from '../../../../scripts/postgres.mjs';
import { startRedis } from '../../../../scripts/redis.mjs';
import { createSecondMachine, type SecondMachine } from './second-machine';
import { openTwoServers, type TwoServers } from './two-servers';

/** A shop whose servers are on two machines. PostgreSQL and Redis are on the first one. */
export interface TwoMachines {
  readonly two: TwoServers;
  readonly second: SecondMachine;
  /** Starts a server on the first machine. @returns its URL */
  launchNear(env?: Readonly<Record<string, string>>): Promise<string>;
  /** Starts a server on the second machine, which can be cut off. @returns its URL */
  launchFar(env?: Readonly<Record<string, string>>): Promise<string>;
  stop(): Promise<void>;
}

/** Prepares the shop, without a server yet. @returns null where this process may not create a second machine. */
export async function openTwoMachines(): Promise<TwoMachines | null> {
  const second = createSecondMachine();
  if (second === null) return null;
  const at = { install: false, alsoAt: second.servicesAddress };
  const postgres = await startPostgres({ ...at, durable: false });
  const redis = await startRedis(at);
  if (!postgres || !redis) throw new Error('PostgreSQL or Redis is not installed');
  const two = await openTwoServers({ postgresUrl: postgres.url, redisUrl: redis.url });
  const seenFromThere = (url: string) => url.replace('127.0.0.1', second.servicesAddress);
  return {
    two,
    second,
    launchNear: (env = {}) => two.launch({ launcher: [], address: '127.0.0.1', env }),
    launchFar: (env = {}) =>
      two.launch({
        launcher: second.launcher,
        address: second.address,
        env: {
          DATABASE_URL: seenFromThere(two.databaseUrl),
          REDIS_URL: seenFromThere(redis.url),
          ...env,
        },
      }),
    async stop() {
      await two.stop();
      await Promise.all([postgres.stop(), redis.stop()]);
      second.remove();
    },
  };
}
