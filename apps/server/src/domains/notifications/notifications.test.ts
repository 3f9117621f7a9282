import { describe, expect, test } from 'vitest';
import { transaction } from '../../db/transaction';
import { dataOf, type TestMember } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';
import { notify, type NewNotification } from './notify.service';

const mall = describeMall();

interface Listed {
  readonly list: { id: number; title: string; is_read: string }[];
  readonly page: { total_count: number };
  readonly unread_count: { 1: number; 2: number };
}
interface Sent extends Partial<Omit<NewNotification, 'data'>> {
  readonly title?: string;
}
const send = (member: TestMember, { title = '訂單已出貨', ...more }: Sent = {}) =>
  transaction(mall.db, (tx) =>
    notify(tx, member.id, { kind: 1, data: { title, content: '請留意' }, ...more }),
  );
const list = async (member: TestMember, kind = 1, page = 1) =>
  dataOf<Listed>(await mall.as(member).get(`/api/notify/list/${kind}?page=${page}`));
const unread = async (member: TestMember) =>
  dataOf<{ notify: number }>(await mall.as(member).get('/api/notify/common')).notify;

describe('notifications', () => {
  test('are listed by kind, newest first, with the unread counts', async () => {
    const member = await mall.makeMember();
    await send(member, { title: '一' });
    await send(member, { title: '二', target: { type: 'order', trans_order_id: 'MA1' } });
    await send(member, { title: '三', kind: 2 });
    await send(await mall.makeMember(), { title: '別人的' });

    const { list: found, page, unread_count } = await list(member);
    expect(found).toEqual([
      expect.objectContaining({
        title: '二',
        kind: 1,
        topic: 'account',
        target: { type: 'order', trans_order_id: 'MA1' },
        actor: null,
        is_read: '0',
      }),
      expect.objectContaining({ title: '一', target: null }),
    ]);
    expect(page.total_count).toBe(2);
    expect(unread_count).toEqual({ 1: 2, 2: 1 });
    expect((await list(member, 2)).list.map(({ title }) => title)).toEqual(['三']);
  });

  test('have pages without gaps or duplicates', async () => {
    const member = await mall.makeMember();
    for (let number = 0; number < 25; number += 1) await send(member);
    const pages = [await list(member, 1, 1), await list(member, 1, 2), await list(member, 1, 3)];
    expect(pages.map((each) => each.list.length)).toEqual([20, 5, 0]);
    expect(new Set(pages.flatMap((each) => each.list.map(({ id }) => id))).size).toBe(25);
  });

  test('are read one by one, and the badge is updated', async () => {
    const member = await mall.makeMember();
    await send(member);
    await send(member);
    const [first] = (await list(member)).list;
    expect(await unread(member)).toBe(2);
    const { body } = await mall.as(member).get(`/api/notify/detail/${first?.id}`);
    expect(body.data).toMatchObject({ id: first?.id, is_read: '1' });
    expect(await unread(member)).toBe(1);
    expect((await list(member)).list.map(({ is_read }) => is_read)).toEqual(['1', '0']);
  });

  test('are all marked as read at once, without affecting other members', async () => {
    const [member, other] = [await mall.makeMember(), await mall.makeMember()];
    await send(member);
    await send(member, { kind: 2 });
    await send(other);
    const { body } = await mall.as(member).get('/api/notify/read');
    expect(body.data).toEqual({ unread_count: { 1: 0, 2: 0 } });
    expect([await unread(member), await unread(other)]).toEqual([0, 1]);
  });

  test('are stored with their event, or not at all', async () => {
    const member = await mall.makeMember();
    const failing = transaction(mall.db, async (tx) => {
      await notify(tx, member.id, { kind: 1, data: { title: '沒有發生', content: '' } });
      throw new Error('and then it failed');
    });
    await expect(failing).rejects.toThrow('and then it failed');
    expect(await unread(member)).toBe(0);
  });
});

test('notices of the mall are in the reader’s language, and the shop’s own are unchanged', async () => {
  const member = await mall.makeMember();
  const data = { notice: 'backInStock', product: '愛文芒果' } as const;
  await transaction(mall.db, (tx) => notify(tx, member.id, { kind: 2, data }));
  await send(member, { kind: 2, title: '柑橘季開始了' });
  const titles = async (language: string) =>
    dataOf<Listed>(
      await mall.as(member).get('/api/notify/list/2', { 'accept-language': language }),
    ).list.map(({ title }) => title);
  expect(await titles('zh-TW')).toEqual(['柑橘季開始了', '貨到通知']);
  expect(await titles('en')).toEqual(['柑橘季開始了', 'Back in stock']);
});

describe('the server refuses', () => {
  test('another member’s notification, like a missing one', async () => {
    const [owner, other] = [await mall.makeMember(), await mall.makeMember()];
    await send(owner);
    const id = (await list(owner)).list[0]?.id ?? 0;
    const [theirs, none] = [
      await mall.as(other).get(`/api/notify/detail/${id}`),
      await mall.as(other).get(`/api/notify/detail/${id + 1000}`),
    ];
    expect([theirs.status, theirs.body]).toEqual([404, refused('notFound')]);
    expect(theirs.body).toEqual(none.body);
    expect(await unread(owner)).toBe(1);
  });

  test.each(['list/1', 'list/2', 'detail/1', 'read', 'common', 'preference'])(
    'a guest: %s',
    async (path) => {
      const { status, body } = await mall.as().get(`/api/notify/${path}`);
      expect([status, body]).toEqual([401, refused('unauthenticated')]);
    },
  );

  test('an unknown kind', async () => {
    const { status } = await mall.as(await mall.makeMember()).get('/api/notify/list/3');
    expect(status).toBe(404);
  });
});
