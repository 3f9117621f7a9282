import { availableParallelism } from 'node:os';
import { readPassword } from '@mall/contract/text';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id (the library's default) with 46 MiB and one iteration: OWASP's first recommendation. */
const COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
/** As many at once as there are cores, at most 3: libuv has four threads, and files and DNS need one. */
const inTurn = pLimit(Math.min(availableParallelism(), 3));

/** Hashes a password for storage, in the form that every keyboard types. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(readPassword(password), COST));

/** Hashed once, to compare with when the account does not exist. */
const nobodysHash = hashPassword('nobody has this password');

/**
 * Whether `password` matches the stored hash. Without a hash it takes just as long, so that the response time
 * does not reveal whether the account exists. Older hashes are of the password as it was typed.
 */
export async function matchesPassword(password: string, stored: string | null): Promise<boolean> {
  const hashed = stored ?? (await nobodysHash);
  const forms = new Set([readPassword(password), password]);
  for (const form of forms) {
    if ((await inTurn(() => verify(hashed, form))) && stored !== null) return true;
  }
  return false;
}

/** Whether a stored hash is cheaper to attack than one with the current cost. */
export function isOutdated(stored: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(stored) ?? [];
  return !(Number(memory) >= COST.memoryCost && Number(time) >= COST.timeCost);
}
