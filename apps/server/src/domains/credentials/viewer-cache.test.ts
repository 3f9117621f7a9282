import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { members, sessions } from '../../db/schema';
import { dataOf, type TestMember } from '../../testing';
import { CACHED_FOR_AN_HOUR } from '../../testing/caches-on';
import { describeMall } from '../../testing/describe-mall';

const PROFILE = '/api/member/profile';

describe('a session', () => {
  const mall = describeMall(CACHED_FOR_AN_HOUR, {
    oneServerBecause: 'each server caches by itself',
  });
  const statusOf = async (member: TestMember) => (await mall.as(member).get(PROFILE)).status;

  test('is read once for the calls of a moment', async () => {
    const amy = await mall.makeMember();
    expect(await statusOf(amy)).toBe(200);
    await mall.db.update(sessions).set({ revokedAt: new Date() });
    expect(await statusOf(amy)).toBe(200);
  });

  test('is refused at once when its member signs out', async () => {
    const amy = await mall.makeMember();
    expect(await statusOf(amy)).toBe(200);
    await mall.as(amy).post('/api/logout');
    expect(await statusOf(amy)).toBe(401);
  });
});

describe('the age of a session', () => {
  const mall = describeMall({ readMaxAge: 40 });

  test('ends, so that another process can end the session and change its member', async () => {
    const amy = await mall.makeMember();
    const caller = mall.as(amy);
    expect((await caller.get(PROFILE)).status).toBe(200);
    await mall.db.update(members).set({ name: '小明' }).where(eq(members.id, amy.id));
    const name = async () => dataOf<{ name: string }>(await caller.get(PROFILE)).name;
    await expect.poll(name, { timeout: 30_000 }).toBe('小明');
    await mall.db.update(sessions).set({ revokedAt: new Date() });
    await expect
      .poll(async () => (await caller.get(PROFILE)).status, { timeout: 30_000 })
      .toBe(401);
  });
});
