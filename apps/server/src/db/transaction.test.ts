import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMall, type TestMall } from '../testing';
import { failureOf } from '../http/failure-of';
import { afterCommit } from './after-commit';
import { constraintOf, sqlState, sqlStateOf } from './errors';
import { groups } from './schema';
import { ChangedSinceRead, retried, transaction } from './transaction';

let mall: TestMall;
beforeAll(async () => {
  mall = await startTestMall();
  return () => mall.stop();
});
beforeEach(() => mall.reset());

/** PostgreSQL's error when it breaks a deadlock or a serialization conflict. */
const fail = (state: string) => sql.raw(`do $$ begin raise sqlstate '${state}'; end $$`);

describe('transaction', () => {
  test('commits everything or nothing', async () => {
    await expect(
      transaction(mall.db, async (tx) => {
        await tx.insert(groups).values({ id: 2, name: '好鄰居' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await mall.db.$count(groups)).toBe(1);
  });

  test.each([sqlState.deadlockDetected, sqlState.serializationFailure])(
    'runs again from the start after %s',
    async (state) => {
      let attempts = 0;
      await transaction(mall.db, async (tx) => {
        attempts += 1;
        await tx.insert(groups).values({ id: 10 + attempts, name: '好鄰居' });
        if (attempts < 3) await tx.execute(fail(state));
      });
      expect(await mall.db.select({ id: groups.id }).from(groups).orderBy(groups.id)).toEqual([
        { id: 1 },
        { id: 13 },
      ]);
    },
  );

  test('fails after some attempts, and at once when a retry cannot help', async () => {
    let attempts = 0;
    const run = (state: string) =>
      transaction(mall.db, async (tx) => {
        attempts += 1;
        await tx.execute(fail(state));
      });
    await expect(run(sqlState.deadlockDetected)).rejects.toThrow();
    expect(attempts).toBe(8);
    attempts = 0;
    await expect(run(sqlState.checkViolation)).rejects.toThrow();
    expect(attempts).toBe(1);
  });

  test.each([
    ['a deadlock', () => transaction(mall.db, (tx) => tx.execute(fail(sqlState.deadlockDetected)))],
    ['changed data', () => retried(() => Promise.reject(new ChangedSinceRead()))],
  ])('fails as an unavailable database when every attempt meets %s', async (_, run) => {
    const error = await run().catch((each: unknown) => each);
    expect(failureOf(error).failure).toBe('unavailable');
  });

  test('runs its effects once when it is committed, and not again after a later one', async () => {
    const ran: string[] = [];
    const run = (name: string) =>
      transaction(mall.db, async (tx) => afterCommit(tx, () => ran.push(name)));
    // One after the other they share a connection of the pool.
    for (const name of ['first', 'second', 'third']) await run(name);
    expect(ran).toEqual(['first', 'second', 'third']);
  });

  test('never runs its effects when it is rolled back, also not after a later one', async () => {
    const ran: string[] = [];
    const failing = transaction(mall.db, async (tx) => {
      afterCommit(tx, () => ran.push('rolled back'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    let attempts = 0;
    await transaction(mall.db, async (tx) => {
      attempts += 1;
      const attempt = attempts;
      afterCommit(tx, () => ran.push(`attempt ${attempt}`));
      if (attempts < 3) await tx.execute(fail(sqlState.deadlockDetected));
    });
    expect(ran).toEqual(['attempt 3']);
  });

  test('loses no update when many run at once', async () => {
    await mall.db.insert(groups).values({ id: 2, name: '0' });
    await Promise.all(
      Array.from({ length: 40 }, () =>
        transaction(mall.db, async (tx) => {
          const [row] = await tx.select().from(groups).where(eq(groups.id, 2)).for('update');
          await tx.update(groups).set({ name: String(Number(row?.name) + 1) });
        }),
      ),
    );
    expect(await mall.db.select().from(groups).where(eq(groups.id, 2))).toEqual([
      { id: 2, name: '40' },
    ]);
  });
});

test('a refused row fails with its code and its constraint', async () => {
  await mall.makeMember({ account: 'amy@mall.test' });
  const error = await mall.makeMember({ account: 'AMY@mall.test' }).catch((each: unknown) => each);
  expect(sqlStateOf(error)).toBe(sqlState.uniqueViolation);
  expect(constraintOf(error)).toBe('members_account');
  expect(sqlStateOf(new Error('something else'))).toBeUndefined();
});

test.each([
  ['stock below zero', { rules: [{ stock: -1 }] }],
  ['a price below zero', { rules: [{ amount: -1 }] }],
])('the database itself refuses %s', async (_, product) => {
  const error = await mall.makeProduct(product).catch((each: unknown) => each);
  expect(sqlStateOf(error)).toBe(sqlState.checkViolation);
});
