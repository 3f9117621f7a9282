import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config';
import { outbox, sessions } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { notify } from '../../domains/notifications';
import {
  dataOf,
  startTestMall,
  TEST_PASSWORD,
  type TestMall,
  type TestMember,
} from '../../testing';
import { startFcmService } from '../../testing/fcm-service';
import { fakeIntervals } from '../../testing/fake-intervals';
import { until } from '../../testing/until';
import { createFcm } from './fcm';
import { pushConfig } from './push-config';

let google: Awaited<ReturnType<typeof startFcmService>>;
let mall: TestMall;
let member: TestMember;
beforeAll(async () => {
  await fakeIntervals();
  google = await startFcmService();
  mall = await startTestMall({ push: { ...pushConfig({}), fcm: google.config } });
});
beforeEach(async () => {
  await mall.reset();
  member = await mall.makeMember();
});
afterEach(() => {
  for (const list of [google.taken, google.answers, google.refusedSignIns]) list.length = 0;
});
afterAll(async () => {
  await mall.stop();
  await google.stop();
  vi.useRealTimers();
});

const haveApp = (who = member, fcm_token = 'phone-1') =>
  mall.as(who).post('/api/member/token/update', { fcm_token });
const notifyOfOrder = () =>
  transaction(mall.db, (tx) =>
    notify(tx, member.id, {
      kind: 1,
      data: { notice: 'orderMoved', order: 'MA20261122SECRET', news: 'shipped' },
    }),
  );
/** Runs the outbox every two seconds of the test's own clock until a condition holds. */
const runOutboxUntil = (condition: () => boolean | Promise<boolean>) =>
  until(() => {
    vi.advanceTimersByTime(2_000);
    return condition();
  });
const messages = () => mall.db.select().from(outbox).where(eq(outbox.kind, 'push'));
const allHandled = async () => (await messages()).every(({ state }) => state !== 'waiting');
const tokenOf = async (who: TestMember) =>
  (await mall.db.select().from(sessions).where(eq(sessions.memberId, who.id))).map(
    ({ fcmToken }) => fcmToken,
  );

describe('a notification', () => {
  test('reaches the native app with its title alone, and the page that a press opens', async () => {
    await haveApp();
    await notifyOfOrder();
    await runOutboxUntil(allHandled);
    const { list } = dataOf<{ list: { id: number }[] }>(
      await mall.as(member).get('/api/notify/list/1'),
    );
    const id = list[0]?.id;
    expect(google.taken).toEqual([
      {
        address: '/v1/projects/mall-test/messages:send',
        bearer: google.signIns.at(-1),
        message: expect.objectContaining({
          token: 'phone-1',
          notification: { title: '訂單已出貨' },
          data: { id: String(id), path: `/notification/${id}` },
        }),
      },
    ]);
    expect(JSON.stringify(google.taken)).not.toContain('SECRET');
    expect((await messages())[0]?.state).toBe('sent');
  });

  test('reaches an app whose token came with the sign-in too', async () => {
    await mall.as().post('/api/login', {
      account: member.account,
      type: 'account',
      password: btoa(TEST_PASSWORD),
      device_name: 'phone',
      fcm_token: 'phone-2',
      ...(await mall.makeCaptcha()),
    });
    await notifyOfOrder();
    await runOutboxUntil(() => google.taken.length === 1);
    expect(google.taken).toMatchObject([{ message: { token: 'phone-2' } }]);
    await runOutboxUntil(allHandled);
  });

  test.each([{ status: 404, errorCode: 'UNREGISTERED' }, { status: 404 }])(
    'removes the token of an app when Firebase answers %j',
    async (answer) => {
      await haveApp();
      google.answers.push(answer);
      await notifyOfOrder();
      await runOutboxUntil(allHandled);
      expect(await tokenOf(member)).toEqual([null]);
    },
  );

  test('is retried when it is refused temporarily, and given up when refused for good', async () => {
    await haveApp();
    google.answers.push({ status: 503 }, { status: 400, errorCode: 'INVALID_ARGUMENT' });
    await notifyOfOrder();
    await runOutboxUntil(async () => (await messages())[0]?.attempts === 1);
    await until(() => google.taken.length === 1);
    expect((await messages())[0]?.state).toBe('waiting');
    await mall.db.update(outbox).set({ nextTryAt: new Date() });
    await runOutboxUntil(allHandled);
    expect((await messages())[0]).toMatchObject({ state: 'failed', attempts: 2 });
    expect(await tokenOf(member)).toEqual(['phone-1']);
    expect(mall.takeFaults()).toEqual([
      expect.stringContaining('A message waits'),
      expect.stringContaining('Gave up a message'),
    ]);
  });
});

describe('the access token', () => {
  const message = { id: 1, title: '訂單已出貨' };

  test('is requested once when many messages are due, and again when it has expired', async () => {
    const apps = createFcm(google.config);
    const before = google.signIns.length;
    await Promise.all(['a', 'b', 'c'].map((token) => apps.send(token, message)));
    await apps.send('d', message);
    expect(google.signIns).toHaveLength(before + 1);
    const short = createFcm(google.config);
    google.lifetime.seconds = 30;
    await short.send('a', message);
    google.lifetime.seconds = 3_599;
    await short.send('a', message);
    expect(google.signIns).toHaveLength(before + 3);
  });

  test('is replaced at once when Google revokes it', async () => {
    const apps = createFcm(google.config);
    google.answers.push({ status: 401 });
    await expect(apps.send('a', message)).resolves.toBe('sent');
    const bearers = google.taken.map(({ bearer }) => bearer);
    expect(new Set(bearers).size).toBe(2);
  });

  test('is retried later when Google does not issue it, and the message waits', async () => {
    await haveApp();
    await mall.restart();
    google.refusedSignIns.push(400);
    await notifyOfOrder();
    await runOutboxUntil(async () => (await messages())[0]?.attempts === 1);
    await until(() => google.refusedSignIns.length === 0);
    expect(google.taken).toEqual([]);
    await mall.db.update(outbox).set({ nextTryAt: new Date() });
    await runOutboxUntil(allHandled);
    expect((await messages())[0]?.state).toBe('sent');
    expect(mall.takeFaults()).toEqual([expect.stringContaining('A message waits')]);
  });
});

test('an app gets only the messages of the member who signed in on it last', async () => {
  await haveApp();
  const other = await mall.makeMember();
  await haveApp(other);
  await notifyOfOrder();
  expect(await messages()).toEqual([]);
  expect([await tokenOf(member), await tokenOf(other)]).toEqual([[null], ['phone-1']]);
});

test('the server refuses to start with an invalid service account, without quoting its key', () => {
  const given = { project_id: 'mall-test', private_key: 'BEGIN PRIVATE KEY-SECRET' };
  const read = (setting: string) => () => readConfig({ FCM_SERVICE_ACCOUNT: setting });
  expect(read(JSON.stringify(given))).toThrow(/client_email(?!.*SECRET)/s);
  expect(read('{"private_key": "SECRET')).toThrow(/no JSON object(?!.*SECRET)/s);
  expect(read('/nowhere/firebase.json')).toThrow('a file that cannot be read');
});
