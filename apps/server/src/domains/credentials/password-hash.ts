import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id (the library's default kind) with 46 MiB, once over: OWASP's first recommendation. */
const COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
/** As many at once as there are cores; libuv has four threads, and one is left to files and names. */
const inTurn = pLimit(Math.min(availableParallelism(), 3));

/** Hashes a password for keeping. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, COST));

/** Hashed once, to have something to compare with where there is no account. */
const nobodysHash = hashPassword('nobody has this password');

/**
 * Whether `password` is the one that `kept` was made of. Without a hash it takes as long as with
 * one, so that time does not tell whether an account exists.
 */
export async function matchesPassword(password: string, kept: string | null): Promise<boolean> {
  const hashed = kept ?? (await nobodysHash);
  const matches = await inTurn(() => verify(hashed, password));
  return matches && kept !== null;
}

/** Whether a kept hash costs a guesser less than one that is made today. */
export function isOutdated(kept: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(kept) ?? [];
  return !(Number(memory) >= COST.memoryCost && Number(time) >= COST.timeCost);
}
