import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config';
import { outbox, pushSubscriptions } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { notify } from '../../domains/notifications';
import { startTestMall, TEST_PASSWORD, type TestMall, type TestMember } from '../../testing';
import { makeBrowser } from '../../testing/push-service';
import { refused } from '../../testing/refused';
import { fakeIntervals } from '../../testing/fake-intervals';
import { until } from '../../testing/until';
import { isPushService, pushConfig } from './push-config';
import { putSubscription } from './push.repo';

let mall: TestMall;
let service: TestMall['pushService'];
let member: TestMember;
beforeAll(async () => {
  await fakeIntervals();
  mall = await startTestMall();
  service = mall.pushService;
});
beforeEach(async () => {
  await mall.reset();
  member = await mall.makeMember();
});
afterEach(() => {
  service.taken.length = 0;
  service.answers.length = 0;
});
afterAll(async () => {
  await mall.stop();
  vi.useRealTimers();
});

const subscribe = async (
  who = member,
  browser = makeBrowser(service.origin),
  language = 'zh-TW',
) => {
  const { body } = await mall
    .as(who)
    .post('/api/notify/push/store', browser.subscription, { 'accept-language': language });
  expect(body.data).toEqual({ done: true });
  return browser;
};
const notifyOfOrder = (who = member) =>
  transaction(mall.db, (tx) =>
    notify(tx, who.id, {
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
const subscriptions = () => mall.db.select().from(pushSubscriptions);

describe('a notification', () => {
  test('reaches the browser encrypted, with its title alone, signed by the shop', async () => {
    const browser = await subscribe();
    await notifyOfOrder();
    await runOutboxUntil(() => service.taken.length === 1);
    const [received] = service.taken;
    expect(service.origin + received?.address).toBe(browser.subscription.endpoint);
    expect(received?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(browser.read(received?.body ?? Buffer.alloc(0))).toEqual({
      id: expect.any(Number),
      title: '訂單已出貨',
    });
    const token = /t=([^,]+)/.exec(received?.headers.authorization ?? '')?.[1] ?? '';
    expect(decodeJwt(token)).toMatchObject({
      aud: service.origin,
      sub: 'mailto:no-reply@mall.test',
    });
    const { body } = await mall.as(member).get('/api/notify/push');
    expect(received?.headers.authorization).toContain(
      `k=${(body.data as { public_key: string }).public_key}`,
    );
  });

  test('is sent in the language of each of the member’s browsers', async () => {
    const { body } = await mall.as().post('/api/login', {
      account: member.account,
      type: 'account',
      password: btoa(TEST_PASSWORD),
      device_name: 'phone',
      ...(await mall.makeCaptcha()),
    });
    const phone = { ...member, token: (body.data as { t: string }).t };
    const [here, there] = [await subscribe(), await subscribe(phone, undefined, 'en')];
    await subscribe(await mall.makeMember());
    await notifyOfOrder();
    await runOutboxUntil(() => service.taken.length === 2);
    await runOutboxUntil(allHandled);
    const read = (browser: typeof here) =>
      service.taken
        .filter(({ address }) => browser.subscription.endpoint.endsWith(address))
        .map(({ body: sealed }) => browser.read(sealed));
    expect(read(here)).toMatchObject([{ title: '訂單已出貨' }]);
    expect(read(there)).toMatchObject([{ title: 'Shipped' }]);
  });

  test('is not sent again when it was read or merged meanwhile', async () => {
    await subscribe();
    const { id } = await mall.makeArticle({ memberId: member.id });
    for (let count = 0; count < 3; count += 1) {
      await mall.as(await mall.makeMember()).post('/api/article/like', { a_id: id, action: 'add' });
    }
    expect(await messages()).toHaveLength(1);
    await mall.as(member).get('/api/notify/read');
    await runOutboxUntil(allHandled);
    expect(service.taken).toEqual([]);
  });

  test.each([404, 410])(
    'deletes the subscription when the push service answers %i',
    async (status) => {
      await subscribe();
      service.answers.push(status);
      await notifyOfOrder();
      await runOutboxUntil(allHandled);
      expect(await subscriptions()).toEqual([]);
      expect((await mall.as(member).get('/api/notify/push')).body.data).toMatchObject({
        endpoint: null,
      });
    },
  );

  test('is retried when it is refused temporarily, and given up when refused for good', async () => {
    await subscribe();
    service.answers.push(503, 400);
    await notifyOfOrder();
    await runOutboxUntil(() => service.taken.length === 1);
    await until(async () => (await messages())[0]?.attempts === 1);
    expect((await messages())[0]?.state).toBe('waiting');
    await mall.db.update(outbox).set({ nextTryAt: new Date() });
    await runOutboxUntil(allHandled);
    expect((await messages())[0]).toMatchObject({ state: 'failed', attempts: 2 });
    expect(await subscriptions()).toHaveLength(1);
    expect(mall.takeFaults()).toEqual([
      expect.stringContaining('A message waits'),
      expect.stringContaining('Gave up a message'),
    ]);
  });
});

describe('a subscription', () => {
  test('is refused when the session ends while it is stored', async () => {
    const { subscription } = makeBrowser(service.origin);
    const { endpoint, keys } = subscription;
    const ended = { session: Buffer.alloc(32), memberId: member.id, language: 'zh-TW' } as const;
    expect(await putSubscription(mall.db, ended, { endpoint, keys })).toBe(false);
    expect(await mall.db.$count(pushSubscriptions)).toBe(0);
  });

  test.each([
    ['signing out', (who: TestMember) => mall.as(who).post('/api/logout', {})],
    [
      'signing out everywhere',
      (who: TestMember) => mall.as(who).post('/api/member/session/end', { which: 'all' }),
    ],
    ['switching it off', (who: TestMember) => mall.as(who).post('/api/notify/push/delete', {})],
  ])('ends with %s', async (_, end) => {
    await subscribe();
    expect((await end(member)).status).toBe(200);
    expect(await subscriptions()).toEqual([]);
    await notifyOfOrder();
    expect(await messages()).toEqual([]);
  });

  test('belongs only to the member who signed in on the browser last', async () => {
    const browser = await subscribe();
    const other = await mall.makeMember();
    await subscribe(other, browser);
    await notifyOfOrder();
    expect(await messages()).toEqual([]);
    expect(await subscriptions()).toMatchObject([{ memberId: other.id }]);
  });

  test('is refused when its key cannot encrypt messages', async () => {
    const { subscription } = makeBrowser(service.origin);
    // The right length, but not a point on the curve.
    const keys = { ...subscription.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') };
    const { status, body } = await mall
      .as(member)
      .post('/api/notify/push/store', { ...subscription, keys });
    expect([status, body]).toEqual([422, refused('invalidFields')]);
    expect(await subscriptions()).toEqual([]);
  });

  test('with an invalid stored key is deleted when a message is due', async () => {
    mall.takeFaults();
    await subscribe();
    await mall.db.update(pushSubscriptions).set({ p256dh: 'B'.repeat(87) });
    await notifyOfOrder();
    await runOutboxUntil(allHandled);
    expect(await subscriptions()).toEqual([]);
    expect(mall.takeFaults()).toEqual([]);
  });

  test('is accepted for a push service only', async () => {
    const { subscription } = makeBrowser('https://intranet.example');
    const { status, body } = await mall.as(member).post('/api/notify/push/store', subscription);
    expect([status, body]).toEqual([422, refused('invalidFields')]);
    expect(await subscriptions()).toEqual([]);
  });
});

test('the keys are generated once, and survive a restart of the server', async () => {
  const key = async () =>
    ((await mall.as(member).get('/api/notify/push')).body.data as { public_key: string })
      .public_key;
  // This server still caches keys that the reset has deleted; it ends here.
  await mall.restart();
  const before = await key();
  expect(Buffer.from(before, 'base64url')).toHaveLength(65);
  await mall.restart();
  expect(await key()).toBe(before);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
  ['https://web.push.apple.com/a', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=a', true],
  ['http://fcm.googleapis.com/fcm/send/a', false],
  ['https://fcm.googleapis.com.evil.example/a', false],
  ['https://evilpush.apple.com/a', false],
  ['https://user@fcm.googleapis.com/a', false],
  ['https://fcm.googleapis.com:8443/a', false],
  ['https://127.0.0.1/a', false],
])('%s is a push service: %s', (address, is) => {
  expect(isPushService(pushConfig({}), address)).toBe(is);
});

test('the server refuses to start with one key only', () => {
  expect(() => readConfig({ VAPID_PUBLIC_KEY: 'B'.repeat(87) })).toThrow('VAPID_PRIVATE_KEY');
});
