import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, getTableName, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderState } from '@mall/contract';
import {
  addresses,
  articleCollects,
  articleComments,
  articleLikes,
  articleMedia,
  articles,
  cartItems,
  chatConversations,
  chatMessages,
  chatNotes,
  dealerCharges,
  dealerPaymentInfos,
  memberIdentities,
  members,
  orderEvents,
  orders,
  pointDebts,
  pointEntries,
  productCollects,
  products,
  productWaits,
  sessions,
} from '../../db/schema';
import {
  dataOf,
  signInAtLine,
  FAKE_PEOPLE,
  fakeSocial,
  startTestMall,
  TEST_PASSWORD,
  type PlacedData,
  type TestMall,
  type TestMember,
} from '../../testing';
import { fakeIntervals } from '../../testing/fake-intervals';
import { refused } from '../../testing/refused';
import { fullOr } from '../../testing/scale';
import { openSocket, untilCut } from '../../testing/sockets';
import { memberErasers } from '../../plugins/member-erasers';

let mall: TestMall;
let dataDir: string;
// The job that looks for ended sessions does not run: sockets are disconnected by the call itself.
beforeAll(fakeIntervals);
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mall-leaving-'));
  mall = await startTestMall({ social: fakeSocial, dataDir });
});
beforeEach(() => mall.reset());
afterAll(async () => {
  await mall.stop();
  await rm(dataDir, { recursive: true });
  vi.useRealTimers();
});

const AMY = 'amy@mall.test';
const password = Buffer.from(TEST_PASSWORD).toString('base64');
const destroy = (member: Pick<TestMember, 'token'>, body: object = { password }) =>
  mall.as(member).post('/api/member/destroy', body);
const login = async (account: string) =>
  mall.as().post('/api/login', {
    account,
    type: 'account',
    password,
    device_name: 'Chrome',
    ...(await mall.makeCaptcha()),
  });

describe('deleting an account', () => {
  test('requires the password', async () => {
    const member = await mall.makeMember({ account: AMY });
    for (const [body, refusal] of [
      [{}, 'passwordNeeded'],
      [{ password: Buffer.from('not-the-one').toString('base64') }, 'passwordWrong'],
    ] as const) {
      const { status, body: reply } = await destroy(member, body);
      expect([status, reply]).toEqual([422, refused(refusal)]);
    }
    expect((await login(AMY)).status).toBe(200);
  });

  test('invalidates every token and socket at once, and confirms it by mail', async () => {
    const member = await mall.makeMember({ account: AMY, email: AMY, name: '陳怡君' });
    const elsewhere = { token: ((await login(AMY)).body.data as { t: string }).t };
    const socket = await openSocket(mall.baseUrl, elsewhere.token);
    const cut = untilCut(socket);
    const { status, body } = await destroy(member);
    expect([status, body.data]).toEqual([200, { done: true }]);
    for (const one of [member, elsewhere]) {
      expect((await mall.as(one).get('/api/member/profile')).status).toBe(401);
    }
    await cut;
    const [mail] = await mall.mailsTo(AMY);
    expect(mail?.subject).toBe('您的帳號已經刪除｜巷口市集');
    expect(mail?.text).toContain('陳怡君，您好');
  });

  test('frees the account’s name', async () => {
    const member = await mall.makeMember({ account: AMY });
    await destroy(member);
    expect((await login(AMY)).body).toEqual(refused('signInFailed'));
    const next = await mall.makeMember({ account: AMY });
    expect(next.id).not.toBe(member.id);
    expect((await login(AMY)).status).toBe(200);
  });

  test('is refused while orders are open, in every open state', async () => {
    const shopper = await mall.makeShopper();
    const [rule] = (await mall.makeProduct()).rules;
    const method = await mall.makeShippingMethod();
    await shopper.add(rule?.id ?? 0);
    await shopper.ship(method.id);
    const { totals } = dataOf<{ totals: { total_amount: number } }>(
      await shopper.call.get(`/api/payment/pay/list/1/${method.id}`),
    );
    dataOf<PlacedData>(await shopper.pay(totals.total_amount));
    const leave = () => shopper.call.post('/api/member/destroy', { password });
    const open: OrderState[] = ['pending', 'paid', 'preparing', 'shipped', 'arrived', 'refunding'];
    for (const state of open) {
      await mall.db.update(orders).set({ state });
      const { status, body } = await leave();
      expect([status, body]).toEqual([409, refused('accountHasOpenOrders')]);
    }
    await mall.db.update(orders).set({ state: 'completed' });
    expect((await leave()).status).toBe(200);
    const [stored] = await mall.db.select().from(orders);
    expect(stored?.shipping).toMatchObject({ recipient: '王小明', phone: '0912345678' });
    expect(await mall.db.$count(orderEvents)).toBeGreaterThan(0);
  });

  test('leaves no order behind that was placed at the same time', async () => {
    const [rule] = (await mall.makeProduct({ rules: [{ stock: 1_000 }] })).rules;
    const method = await mall.makeShippingMethod();
    for (let race = 0; race < fullOr(8, 60); race += 1) {
      const shopper = await mall.makeShopper();
      await shopper.add(rule?.id ?? 0);
      await shopper.ship(method.id);
      const [paid, left] = await Promise.all([
        shopper.pay(200),
        shopper.call.post('/api/member/destroy', { password }),
      ]);
      const open = await mall.db.$count(orders, eq(orders.memberId, shopper.id));
      // Either the order and its shopper exist, or neither does.
      expect([paid.status === 200, left.status === 200]).toEqual([open === 1, open === 0]);
      expect([200, 401, 409]).toContain(paid.status);
    }
  });

  test('requires a recent sign-in when the member has no password', async () => {
    const byLine = async () => {
      const proof = await signInAtLine(mall.baseUrl, FAKE_PEOPLE.newcomer);
      const { body } = await mall
        .as()
        .post('/api/login', { type: 'line', device_name: 'x', ...proof });
      return { token: (body.data as { t: string }).t };
    };
    const old = await byLine();
    await mall.db.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) });
    const { status, body } = await destroy(old, {});
    expect([status, body]).toEqual([403, refused('signInAgain')]);
    expect((await destroy(await byLine(), {})).status).toBe(200);
    expect(await mall.db.$count(memberIdentities)).toBe(0);
  });

  test('deletes everything of the member, and nothing of others', async () => {
    const [member, other] = [await mall.makeMember({ account: AMY }), await mall.makeMember()];
    const product = await mall.makeProduct();
    const ruleId = product.rules[0]?.id ?? 0;
    const post = await mall.makeArticle({ memberId: other.id, likeCount: 2, commentCount: 1 });
    await mall.db.update(products).set({ collectCount: 2 });
    const home = { type: 'home', name: '王', phone: '0912345678', county: '臺北市' } as const;
    for (const { id: memberId } of [member, other]) {
      await mall.db
        .insert(addresses)
        .values({ ...home, memberId, district: '大安區', zip: '106', street: '1 號' });
      await mall.db.insert(cartItems).values({ memberId, layer: 1, ruleId, quantity: 1 });
      await mall.db.insert(productCollects).values({ memberId, productId: product.id });
      await mall.db.insert(productWaits).values({ memberId, productId: product.id });
      await mall.db.insert(articleLikes).values({ memberId, articleId: post.id });
      await mall.db.insert(articleCollects).values({ memberId, articleId: post.id });
      await mall.db
        .insert(chatMessages)
        .values({ memberId, authorId: memberId, clientId: 'x', type: 1, text: '在嗎' });
      await mall.db.insert(chatConversations).values({ memberId, latestId: 1 });
      await mall.db.insert(chatNotes).values({ memberId, author: '阿珠', text: '要統編' });
      await mall.db.insert(pointEntries).values({ memberId, amount: 5, reason: '購物回饋' });
      await mall.db.insert(pointDebts).values({ memberId, orderId: memberId, owed: 5 });
    }
    await destroy(member);
    for (const table of [
      addresses,
      cartItems,
      productCollects,
      productWaits,
      articleLikes,
      articleCollects,
      chatConversations,
      chatMessages,
      chatNotes,
      pointDebts,
      pointEntries,
      sessions,
    ]) {
      const owners = await mall.db.select({ id: table.memberId }).from(table);
      expect(owners).toEqual([{ id: other.id }]);
    }
    expect((await mall.db.select().from(articles))[0]).toMatchObject({ likeCount: 1 });
    expect((await mall.db.select().from(products))[0]).toMatchObject({ collectCount: 1 });
    const [row] = await mall.db.select().from(members).where(eq(members.id, member.id));
    expect(row).toMatchObject({
      account: `deleted:${member.id}`,
      name: '已刪除的會員',
      email: '',
      phone: '',
      passwordHash: null,
      points: 0,
    });
  });

  test('hides posts, and shows comments without a name', async () => {
    const [member, other] = [
      await mall.makeMember({ name: '陳怡君', gid: 4 }),
      await mall.makeMember(),
    ];
    const own = await mall.makeArticle({ memberId: member.id, content: '今天吃什麼' });
    const theirs = await mall.makeArticle({ memberId: other.id, commentCount: 1 });
    await mall.db
      .insert(articleComments)
      .values({ articleId: theirs.id, memberId: member.id, comment: '看起來好好吃' });
    await destroy(member);
    const [hidden] = await mall.db.select().from(articles).where(eq(articles.id, own.id));
    expect(hidden).toMatchObject({ content: '', deletedAt: expect.any(Date) });
    const { list } = dataOf<{ list: { id: number; comments: object[] }[] }>(
      await mall.as().get('/api/article'),
    );
    expect(list.map(({ id }) => id)).toEqual([theirs.id]);
    expect(JSON.stringify(list)).not.toContain('陳怡君');
    expect(JSON.stringify(list[0]?.comments)).toContain('看起來好好吃');
    expect(JSON.stringify(list[0]?.comments)).toContain('已刪除的會員');
  });

  test('deletes the member’s avatar from the disk', async () => {
    const member = await mall.makeMember();
    const form = new FormData();
    const picture = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#c33' },
    })
      .png()
      .toBuffer();
    form.set('avatar', new Blob([new Uint8Array(picture)]));
    const uploaded = await fetch(`${mall.baseUrl}/api/member/profile/avatar/store`, {
      method: 'POST',
      headers: { authorization: `Bearer ${member.token}` },
      body: form,
    });
    expect(uploaded.status).toBe(200);
    const files = async () =>
      (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((each) =>
        each.isFile(),
      );
    expect((await files()).length).toBeGreaterThan(0);
    await destroy(member);
    expect(await files()).toEqual([]);
  });

  test('deletes uploads that no post uses', async () => {
    const member = await mall.makeMember({ gid: 4 });
    const { id: articleId } = await mall.makeArticle({ memberId: member.id });
    const row = { memberId: member.id, kind: 1, path: '/media/posts/abc/1600.avif' } as const;
    await mall.db.insert(articleMedia).values([{ ...row, articleId }, row]);
    await destroy(member);
    expect(await mall.db.$count(articleMedia)).toBe(0);
  });

  test('retains a dealer’s bank account while a payout is due', async () => {
    const bank = {
      bankCode: '999',
      bankName: '巷口銀行',
      branchName: '大同',
      accountName: '許文凱',
      account: '0000123456789',
    };
    for (const [state, stays] of [
      ['waiting', 1],
      ['paid', 0],
    ] as const) {
      await mall.reset();
      const dealer = await mall.makeMember({ isDealer: true });
      await mall.db.insert(dealerPaymentInfos).values({ memberId: dealer.id, ...bank });
      await mall.db
        .insert(dealerCharges)
        .values({ dealerId: dealer.id, month: '2026-10', ordersCount: 1, amount: 100, state });
      expect((await destroy(dealer)).status).toBe(200);
      expect(await mall.db.$count(dealerPaymentInfos)).toBe(stays);
    }
  });
});

test('every table with a member id is either emptied or retained for a stated reason', async () => {
  const retained = {
    'articles.member_id': 'hidden, without its text',
    'article_comments.member_id': 'conversations stay complete; shown without a name',
    'orders.member_id': 'the law',
    'order_messages.author_id': 'belongs to the order',
    'coupon_tickets.member_id': 'coupons that an order used',
    'chat_messages.author_id': 'messages from staff to others',
    'dealer_charges.dealer_id': 'the law',
    'dealer_profits.dealer_id': 'the law',
    'dealer_payment_infos.member_id': 'while a payout is due',
    'members.dealer_id': 'the referring dealer, without a name',
  };
  const member = await mall.makeMember({ account: AMY });
  await destroy(member);
  const { rows } = await mall.db.execute<{ place: string; table: string }>(sql`
    select cl.relname || '.' || a.attname as place, cl.relname as "table"
    from pg_constraint c
    join pg_class cl on cl.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'members'::regclass`);
  const emptied = new Set(memberErasers.flatMap(({ tables }) => tables.map(getTableName)));
  const unhandled = rows.filter(({ place, table }) => !(place in retained) && !emptied.has(table));
  expect(rows.length).toBeGreaterThan(20);
  expect(unhandled).toEqual([]);
});
