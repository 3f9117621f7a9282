import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '../../db/schema';
import { describeMall } from '../../testing/describe-mall';
import { liveSessions } from './session.service';

const mall = describeMall();
/** PostgreSQL accepts at most 65,535 parameters in a statement. */
const MANY = 70_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

test('the live sessions are found when more sockets are open than a statement has parameters', async () => {
  const [amy, ben] = [await mall.makeMember(), await mall.makeMember()];
  await mall.db
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(eq(sessions.memberId, ben.id));
  const others = Array.from({ length: MANY }, () => randomBytes(32));
  const live = await liveSessions(mall.db, [hashOf(amy.token), hashOf(ben.token), ...others]);
  expect(live.map((hash) => hash.toString('hex'))).toEqual([hashOf(amy.token).toString('hex')]);
});
