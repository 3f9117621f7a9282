import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shopperOf, type TestMember, type TestReply } from '../testing';
import { describeMall } from '../testing/describe-mall';
import { refused } from '../testing/refused';

const mall = describeMall();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 60 * 60_000;
const nothing = { gids: [], product: [], picture: [], video: [] };

interface Kind {
  readonly name: string;
  readonly most: number;
  readonly mostOfNewcomers: number;
  readonly refusal: unknown;
  /** Milliseconds until a member may write again. */
  readonly wait: number;
  /** @returns a function that writes once more as the member. */
  prepare(member: TestMember): Promise<() => Promise<TestReply>>;
}

const kinds: readonly Kind[] = [
  {
    name: 'comments',
    most: 30,
    mostOfNewcomers: 10,
    refusal: refused('tooManyComments', '留言太頻繁了，請 10 分鐘後再留言'),
    wait: HOUR_MS / 6,
    async prepare(member) {
      const { id: a_id } = await mall.makeArticle();
      return () =>
        mall.as(member).post('/api/article/message', { a_id, action: 'add', comment: '讚' });
    },
  },
  {
    name: 'posts',
    most: 10,
    mostOfNewcomers: 3,
    refusal: refused('tooManyPosts', '發文太頻繁了，請 60 分鐘後再發布'),
    wait: HOUR_MS,
    prepare: async (member) => () =>
      mall
        .as(member)
        .post('/api/article/store', { ...nothing, content: '今天煮飯', permission: '1' }),
  },
  {
    name: 'reports',
    most: 20,
    mostOfNewcomers: 5,
    refusal: refused('tooManyReports', '檢舉次數太多了，請 24 小時後再檢舉'),
    wait: 24 * HOUR_MS,
    async prepare(member) {
      const { id: a_id } = await mall.makeArticle();
      return () => mall.as(member).post('/api/article/report', { a_id, reason: '廣告' });
    },
  },
  {
    name: 'messages about orders',
    most: 30,
    mostOfNewcomers: 10,
    refusal: refused('tooManyOrderMessages', '訊息傳送得太頻繁了，請 60 分鐘後再傳'),
    wait: HOUR_MS,
    async prepare(member) {
      const { rules } = await mall.makeProduct();
      const shopper = shopperOf(mall.as(member), member);
      await shopper.add(rules[0]?.id ?? 0);
      await shopper.ship((await mall.makeShippingMethod()).id);
      const { body } = await shopper.pay(200);
      const { trans_order_id: oid } = body.data as { trans_order_id: string };
      return () => mall.as(member).post('/api/order/message/store', { oid, text: '到了嗎' });
    },
  },
  {
    name: 'restock notices',
    most: 60,
    mostOfNewcomers: 20,
    refusal: refused('tooManyWaits', '登記貨到通知太頻繁了，請 60 分鐘後再試'),
    wait: HOUR_MS,
    async prepare(member) {
      const { id: p_id } = await mall.makeProduct({ rules: [{ stock: 0 }] });
      return () => mall.as(member).post('/api/product/wait', { p_id, action: 'add' });
    },
  },
];

describe.each(kinds)('$name', ({ most, mostOfNewcomers, refusal, wait, prepare }) => {
  const countUntilRefused = async (write: () => Promise<TestReply>) => {
    for (let count = 0; count <= 3 * most; count += 1) {
      const reply = await write();
      if (reply.status !== 200) return { count, reply };
    }
    throw new Error('It was never refused');
  };

  test('are refused with the time to wait when a member writes too many, and accepted afterwards', async () => {
    const write = await prepare(await mall.makeMember({ gid: 4 }));
    const { count, reply } = await countUntilRefused(write);
    expect([count, reply.status, reply.body]).toEqual([most, 429, refusal]);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(wait / 1000 - 60);
    vi.advanceTimersByTime(wait + 1_000);
    expect((await write()).status).toBe(200);
  });

  test('are refused sooner when the account is younger than a day', async () => {
    const newcomer = await mall.makeMember({ gid: 4, createdAt: new Date() });
    const { count, reply } = await countUntilRefused(await prepare(newcomer));
    expect([count, reply.body]).toEqual([mostOfNewcomers, refusal]);
  });

  test('are refused later when a colleague writes them with the badge of the shop', async () => {
    const write = await prepare(await mall.makeMember({ gid: 4, role: 'staff' }));
    const { count, reply } = await countUntilRefused(write);
    expect([count, reply.body]).toEqual([3 * most, refusal]);
  });
});

test('a comment that is sent again with its key does not count again', async () => {
  const member = await mall.makeMember({ createdAt: new Date() });
  const { id: a_id } = await mall.makeArticle();
  const sendComment = (key: string) =>
    mall
      .as(member)
      .post(
        '/api/article/message',
        { a_id, action: 'add', comment: key },
        { 'idempotency-key': `comment-${key}` },
      );
  for (let count = 0; count < 10; count += 1) await sendComment(`number-${count}`);
  expect((await sendComment('number-9')).status).toBe(200);
  expect((await sendComment('number-10')).body).toEqual(refused('tooManyComments'));
});

test('no more comments than the limit are accepted when many arrive at once', async () => {
  const member = await mall.makeMember({ createdAt: new Date() });
  const { id: a_id } = await mall.makeArticle();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () =>
      mall.as(member).post('/api/article/message', { a_id, action: 'add', comment: '讚' }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
});
