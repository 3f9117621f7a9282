import type { Redis } from 'ioredis';

/** What is added to the count of a subject. */
export interface Addition {
  /** Names the subject among those of all limits. */
  readonly key: string;
  readonly amount: number;
  /** Milliseconds until the server's own window ends, unless another server has begun one. */
  readonly msLeft: number;
  readonly windowMs: number;
}

const PREFIX = 'mall:limits:';

/** A script blocks Redis, which needs about a millisecond for so many subjects. */
export const SUBJECTS_PER_SCRIPT = 500;

/**
 * Adds up counts. A key gets its expiry together with its value, so none stays after its window. An expiry beyond a
 * whole window was set before the clock of Redis went back: a new window begins.
 */
const SCRIPT = `
local replies = {}
for index, key in ipairs(KEYS) do
  local amount = ARGV[3 * index - 2]
  local msLeft = redis.call('PTTL', key)
  local count = amount
  if msLeft > 0 and msLeft <= tonumber(ARGV[3 * index]) then
    count = redis.call('INCRBY', key, amount)
  else
    msLeft = tonumber(ARGV[3 * index - 1])
    redis.call('SET', key, amount, 'PX', msLeft)
  end
  replies[2 * index - 1] = tonumber(count)
  replies[2 * index] = msLeft
end
return replies`;

/**
 * Adds to the counts in Redis by one command.
 *
 * @returns the count of each subject over all servers, and the milliseconds until its window ends.
 * @throws Error when Redis does not answer or refuses.
 */
export async function countInRedis(
  redis: Pick<Redis, 'eval'>,
  additions: readonly Addition[],
): Promise<{ readonly count: number; readonly msLeft: number }[]> {
  const keys = additions.map(({ key }) => PREFIX + key);
  const values = additions.flatMap(({ amount, msLeft, windowMs }) => [amount, msLeft, windowMs]);
  const replies = await redis.eval(SCRIPT, keys.length, ...keys, ...values);
  if (!Array.isArray(replies)) throw new Error('Redis answered a script with no list');
  return additions.map((_, index) => ({
    count: Number(replies[2 * index]),
    msLeft: Number(replies[2 * index + 1]),
  }));
}
