import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notifications, productRules, products } from '../../db/schema';
import { dataOf, type TestMember } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const mall = describeMall();

const wait = (member: TestMember, p_id: number, action = 'add') =>
  mall.as(member).post('/api/product/wait', { p_id, action });
const waited = async (member: TestMember) =>
  dataOf<{ list: { p_id: number }[] }>(await mall.as(member).get('/api/product/wait')).list.map(
    ({ p_id }) => p_id,
  );
const notificationRows = () =>
  mall.db
    .select({ memberId: notifications.memberId, target: notifications.target })
    .from(notifications)
    .orderBy(notifications.memberId);
const setStock = (ruleId: number | undefined, stock: number) =>
  mall.db
    .update(productRules)
    .set({ stock })
    .where(eq(productRules.id, ruleId ?? 0));

describe('the wait list', () => {
  test('contains the products that a member waits for, newest first, once each', async () => {
    const member = await mall.makeMember();
    const [one, two] = [await mall.makeProduct(), await mall.makeProduct()];
    expect((await wait(member, one.id)).body.data).toEqual({ p_id: one.id, is_wait: true });
    await wait(member, two.id);
    await wait(member, two.id);
    expect(await waited(member)).toEqual([two.id, one.id]);
    expect(await waited(await mall.makeMember())).toEqual([]);
    const detail = await mall.as(member).get(`/api/product/detail/${one.id}`);
    expect(detail.body.data).toMatchObject({ is_wait: true });

    expect((await wait(member, two.id, 'delete')).body.data).toMatchObject({ is_wait: false });
    expect((await wait(member, two.id, 'delete')).status).toBe(200);
    expect(await waited(member)).toEqual([one.id]);
  });

  test('refuses unpublished products, and drops products that are unpublished later', async () => {
    const member = await mall.makeMember();
    const gone = await mall.makeProduct({ published: false });
    const [none, unsold] = [await wait(member, gone.id + 1), await wait(member, gone.id)];
    expect([none.status, none.body]).toEqual([404, refused('notFound')]);
    expect([unsold.status, unsold.body]).toEqual([404, refused('productGone')]);
    expect((await wait(member, gone.id, 'delete')).status).toBe(200);
  });

  test('is for members', async () => {
    const { status, body } = await mall.as().post('/api/product/wait', { p_id: 1, action: 'add' });
    expect([status, body]).toEqual([401, refused('unauthenticated')]);
    expect((await mall.as().get('/api/product/wait')).status).toBe(401);
  });
});

describe('a product that is back in stock', () => {
  test('notifies every waiting member once, and leaves the list', async () => {
    const product = await mall.makeProduct({
      name: '愛文芒果',
      rules: [{ stock: 0 }, { stock: 0 }],
    });
    const other = await mall.makeProduct({ rules: [{ stock: 0 }] });
    const [one, two] = [await mall.makeMember(), await mall.makeMember()];
    for (const member of [one, two]) await wait(member, product.id);
    await wait(one, other.id);

    await mall.db
      .update(productRules)
      .set({ stock: sql`${productRules.stock} + 5` })
      .where(eq(productRules.productId, product.id));
    const target = { type: 'product', p_id: product.id };
    expect(await notificationRows()).toEqual([
      { memberId: one.id, target },
      { memberId: two.id, target },
    ]);
    expect([await waited(one), await waited(two)]).toEqual([[other.id], []]);

    const { body } = await mall.as(one).get('/api/notify/list/2');
    expect(body.data).toMatchObject({
      list: [{ title: '貨到通知', content: expect.stringContaining('「愛文芒果」') }],
      unread_count: { 1: 0, 2: 1 },
    });
    await setStock(product.rules[0]?.id, 9);
    expect(await notificationRows()).toHaveLength(2);
  });

  test('notifies those who wait for another variant only when that one is back', async () => {
    const [red, white] = ['磚紅', '米白'].map((type) => ({
      stock: 0,
      attributes: [{ attr: '顏色', type }],
    }));
    const pot = await mall.makeProduct({ name: '鑄鐵鍋', rules: [red ?? {}, white ?? {}] });
    const [redId, whiteId] = pot.rules.map(({ id }) => id);
    const [one, any] = [await mall.makeMember(), await mall.makeMember()];
    const body = { p_id: pot.id, rule_id: whiteId, action: 'add' };
    expect((await mall.as(one).post('/api/product/wait', body)).status).toBe(200);
    await wait(any, pot.id);
    const { body: list } = await mall.as(one).get('/api/product/wait');
    expect(list.data).toMatchObject({
      list: [{ p_id: pot.id, waits: [{ rule_id: whiteId, attributes: white?.attributes }] }],
    });
    const detail = await mall.as(one).get(`/api/product/detail/${pot.id}`);
    expect(detail.body.data).toMatchObject({ rules: [{ is_wait: false }, { is_wait: true }] });

    await setStock(redId, 3);
    expect((await notificationRows()).map(({ memberId }) => memberId)).toEqual([any.id]);
    await setStock(whiteId, 3);
    expect(await waited(one)).toEqual([]);
    const { body: notices } = await mall.as(one).get('/api/notify/list/2');
    expect(notices.data).toMatchObject({
      list: [{ content: expect.stringContaining('「鑄鐵鍋」（米白）') }],
    });
  });

  test('notifies nobody when stock decreases, or increases from more than zero', async () => {
    const product = await mall.makeProduct({ rules: [{ stock: 3 }] });
    await wait(await mall.makeMember(), product.id);
    for (const stock of [5, 1, 0]) await setStock(product.rules[0]?.id, stock);
    expect(await notificationRows()).toEqual([]);
    await setStock(product.rules[0]?.id, 1);
    expect(await notificationRows()).toHaveLength(1);
  });

  test('notifies when it is published again, not while it is hidden', async () => {
    const product = await mall.makeProduct({ rules: [{ stock: 0 }] });
    await wait(await mall.makeMember(), product.id);
    const show = (published: boolean) =>
      mall.db.update(products).set({ published }).where(eq(products.id, product.id));
    await show(false);
    await setStock(product.rules[0]?.id, 5);
    expect(await notificationRows()).toEqual([]);
    await show(true);
    expect(await notificationRows()).toHaveLength(1);
  });
});

test('categories are found by a part of their name', async () => {
  const main = await mall.makeCategory({ name: '臺灣水果' });
  const sub = await mall.makeCategory({ name: '水果禮盒', parentId: main.id });
  await mall.makeCategory({ name: '麵包' });
  const find = async (q: string) =>
    (await mall.as().get(`/api/product/category/search/${encodeURIComponent(q)}`)).body.data;
  expect(await find('水果')).toEqual([
    { id: main.id, name: '臺灣水果', parent: null },
    { id: sub.id, name: '水果禮盒', parent: { id: main.id, name: '臺灣水果' } },
  ]);
  expect(await find('台灣 水果')).toMatchObject([{ id: main.id }]);
  expect(await find('%')).toEqual([]);
});
