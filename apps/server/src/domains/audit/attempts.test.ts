import type { StaffReply } from '@mall/contract/staff';
import { describe, expect, test, vi } from 'vitest';
import { auditEntries, chatConversations, deskAttempts, orders } from '../../db/schema';
import { purgeExpired } from '../../jobs/purge';
import { dataOf, type PlacedData } from '../../testing';
import { codeOf } from '../../testing/authenticator-app';
import { deskCaller, makeColleague, type DeskCaller } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { enterPassword } from '../../testing/desk-sign-in';
import { refused } from '../../testing/refused';
import { stopClock } from '../../testing/stop-clock';

const mall = describeMall();
stopClock();

const HOUR_MS = 60 * 60_000;
const attempts = async (desk: DeskCaller, view = 'refused') =>
  dataOf<StaffReply<'audit', 'attempts'>>(
    await desk.get(`/api/staff/audit/attempt/list?view=${view}`),
  );

describe('refused attempts at the desk', () => {
  test('are counted in one row for the account, the network and the hour', async () => {
    vi.setSystemTime(new Date('2026-11-28T10:10:00Z'));
    const owner = await makeColleague(mall, ['owner'], { name: '何明哲' });
    const guess = () =>
      enterPassword(mall, deskCaller(mall), { account: owner.account, password: 'Wrong-1234' });
    for (let made = 0; made < 3; made += 1) await guess();
    vi.setSystemTime(new Date('2026-11-28T11:05:00Z'));
    await guess();
    const desk = deskCaller(mall);
    await enterPassword(mall, desk, { account: 'nobody@mall.test', password: 'Wrong-1234' });
    const rows = await mall.db.select().from(deskAttempts).orderBy(deskAttempts.count);
    expect(rows.map(({ colleagueId, count }) => [colleagueId, count])).toEqual(
      expect.arrayContaining([
        [0, 1],
        [owner.id, 1],
        [owner.id, 3],
      ]),
    );
    expect(rows).toHaveLength(3);
    expect(await mall.db.$count(auditEntries)).toBe(0);
  });

  test('are shown with the colleague, the latest first, by their kind', async () => {
    const owner = await makeColleague(mall, ['owner'], { name: '何明哲' });
    const desk = deskCaller(mall);
    await enterPassword(mall, desk, { account: owner.account });
    const { secret } = dataOf<{ secret: string }>(
      await desk.post('/api/staff/session/factor/start'),
    );
    await desk.post('/api/staff/session/factor/store', { code: codeOf(secret) });
    const clerk = await makeColleague(mall, ['clerk'], { name: '簡志勇' });
    const deeds: readonly (() => Promise<unknown>)[] = [
      () => desk.post('/api/staff/session/verify', { code: '000000' }),
      () => clerk.get('/api/staff/people/list'),
      () =>
        deskCaller(mall).post('/api/staff/session/passkey/sign-in', {
          passkey: {
            ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
            response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
          },
        }),
    ];
    for (const deed of deeds) {
      await deed();
      vi.setSystemTime(Date.now() + 1_000);
    }
    // The first factor has ended the owner's other session.
    expect(await attempts(desk)).toMatchObject([
      { kind: 'wrongPasskey', colleague: null, count: 1 },
      {
        ...{ kind: 'forbidden', colleague: { id: clerk.id, name: '簡志勇' } },
        call: 'GET /api/staff/people/list',
      },
      { kind: 'wrongCode', colleague: { id: owner.id, name: '何明哲' }, network: '127.0.0.1' },
    ]);
  });

  test('are counted when they are blocked', async () => {
    const owner = await makeColleague(mall, ['owner']);
    for (let made = 0; made < 12; made += 1) {
      await enterPassword(mall, deskCaller(mall), { account: owner.account, password: 'Wrong-1' });
    }
    expect(await attempts(owner)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'wrongPassword', count: 10 }),
        expect.objectContaining({ kind: 'blocked', count: 2 }),
      ]),
    );
  });

  test('are deleted after three months', async () => {
    const clerk = await makeColleague(mall, ['clerk']);
    await clerk.get('/api/staff/people/list');
    await purgeExpired(mall.db, new Date(Date.now() + 89 * 24 * HOUR_MS));
    expect(await mall.db.$count(deskAttempts)).toBe(1);
    await purgeExpired(mall.db, new Date(Date.now() + 91 * 24 * HOUR_MS));
    expect(await mall.db.$count(deskAttempts)).toBe(0);
  });
});

async function paidOrder(): Promise<string> {
  const shopper = await mall.makeShopper();
  const { rules } = await mall.makeProduct({ rules: [{ amount: 300, stock: 9 }] });
  await shopper.ship((await mall.makeShippingMethod()).id);
  await shopper.add(rules[0]?.id ?? 0);
  return dataOf<PlacedData>(await shopper.pay(400)).trans_order_id;
}

describe('reads of personal data', () => {
  test('are counted when an order shows its contact details, and not when they are masked', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const clerk = await makeColleague(mall, ['clerk'], { name: '簡志勇' });
    const agent = await makeColleague(mall, ['agent']);
    const id = await paidOrder();
    await mall.db.update(orders).set({ state: 'preparing' });
    for (const who of [clerk, clerk, agent]) await who.get(`/api/staff/order/detail/${id}`);
    await mall.db.update(orders).set({ state: 'completed' });
    await clerk.get(`/api/staff/order/detail/${id}`);
    expect(await attempts(owner, 'reads')).toMatchObject([
      { kind: 'orderRead', colleague: { id: clerk.id, name: '簡志勇' }, count: 2 },
    ]);
  });

  test('are counted when a conversation is opened', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const agent = await makeColleague(mall, ['agent']);
    const { id } = await mall.makeMember();
    await mall.db.insert(chatConversations).values({ memberId: id, latestId: 1 });
    expect((await agent.get(`/api/staff/chat/detail/${id}`)).status).toBe(200);
    expect(await attempts(owner, 'reads')).toMatchObject([
      { kind: 'conversationRead', colleague: { id: agent.id }, count: 1 },
    ]);
    expect(await attempts(owner)).toEqual([]);
  });
});

describe('many revealed contact details', () => {
  const reveals: Readonly<Record<string, (agent: DeskCaller) => Promise<number>>> = {
    'of orders': async (agent) => {
      const o_id = await paidOrder();
      let revealed = 0;
      for (let made = 0; made < 35; made += 1) {
        const reply = await agent.post('/api/staff/order/contact/reveal', { o_id });
        if (reply.status === 200) revealed += 1;
      }
      return revealed;
    },
    'of members': async (agent) => {
      const { id: member_id } = await mall.makeMember();
      let revealed = 0;
      for (let made = 0; made < 35; made += 1) {
        const reply = await agent.post('/api/staff/chat/contact/reveal', { member_id });
        if (reply.status === 200) revealed += 1;
      }
      return revealed;
    },
  };

  test.each(Object.keys(reveals))('%s are mailed to the owners, once', async (which) => {
    const owner = await makeColleague(mall, ['owner']);
    const manager = await makeColleague(mall, ['manager']);
    const agent = await makeColleague(mall, ['agent'], { name: '阿珠' });
    expect(await reveals[which]?.(agent)).toBe(35);
    const mails = await mall.mailsTo(owner.account);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('同事短時間內查看了很多客人的聯絡資料'),
    ]);
    expect(mails[0]?.text).toContain('阿珠在 10 分鐘內查看了 31 位客人的完整聯絡資料');
    expect(await mall.mailsTo(manager.account)).toEqual([]);
  });
});

test('attempts are shown to colleagues who read the whole audit only', async () => {
  const clerk = await makeColleague(mall, ['clerk']);
  const reply = await clerk.get('/api/staff/audit/attempt/list?view=refused');
  expect([reply.status, reply.body]).toEqual([403, refused('forbidden')]);
});
