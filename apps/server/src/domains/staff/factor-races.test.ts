import { expect, test } from 'vitest';
import { staff } from '../../db/schema';
import { dataOf, TEST_PASSWORD } from '../../testing';
import { codeOf } from '../../testing/authenticator-app';
import { deskCaller } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { enterPassword } from '../../testing/desk-sign-in';
import { holdLock } from '../../testing/held-lock';
import { refused } from '../../testing/refused';
import { stopClock } from '../../testing/stop-clock';

const mall = describeMall();
stopClock();

test.runIf(process.env['TEST_DATABASE_URL'])(
  'an authenticator app is not set up by a code of a secret that another device replaces at the same time',
  async () => {
    const { id, account } = await mall.makeMember({ role: 'staff' });
    await mall.db.insert(staff).values({ memberId: id, displayName: '艾咪', roles: ['clerk'] });
    const [one, other] = [deskCaller(mall), deskCaller(mall)];
    for (const desk of [one, other])
      await enterPassword(mall, desk, { account, password: TEST_PASSWORD });
    const start = '/api/staff/session/factor/start';
    const { secret } = dataOf<{ secret: string }>(await one.post(start));

    const lock = await holdLock(`select from staff_factors where member_id = ${id} for update`);
    const replacing = other.post(start);
    await lock.waiting(1);
    const store = '/api/staff/session/factor/store';
    const confirming = one.post(store, { code: codeOf(secret) });
    await lock.waiting(2);
    await lock.release();
    const replaced = dataOf<{ secret: string }>(await replacing);
    expect((await confirming).body).toEqual(refused('factorWrong'));
    expect(dataOf(await other.post(store, { code: codeOf(replaced.secret) }))).toMatchObject({
      recovery_codes: expect.any(Array),
    });
  },
);
