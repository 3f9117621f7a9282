import { beforeEach, expect, test } from 'vitest';
import type { MadeProduct, TestMember } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { shopperOf } from '../../testing/shopper';

const mall = describeMall();
let poster: TestMember;
beforeEach(async () => {
  poster = await mall.makeMember({ gid: 4 });
});

const suggested = async (who = poster) =>
  (await mall.as(who).get('/api/article/product/suggest')).body.data;
const collect = ({ id }: MadeProduct) =>
  mall.as(poster).post('/api/product/collect', { p_id: id, action: 'add' });
const named = (...names: string[]) => names.map((name) => expect.objectContaining({ name }));

test('a poster is offered what was collected and bought last, each product once', async () => {
  const [rice, tea] = [
    await mall.makeProduct({ name: '池上米' }),
    await mall.makeProduct({ name: '高山茶' }),
  ];
  await collect(rice);
  const shipping = await mall.makeShippingMethod({ fee: 0, freeFrom: null });
  const shopper = shopperOf(mall.as(poster), poster);
  for (const { rules } of [tea, rice]) await shopper.add(rules[0]?.id ?? 0);
  await shopper.ship(shipping.id);
  const { totals } = await shopper.cart();
  expect((await shopper.pay(totals.total_amount)).status).toBe(200);
  expect(await suggested()).toEqual({
    collected: named('池上米'),
    bought: named('高山茶'),
    popular: [],
  });
});

test('a poster who has neither is offered the best-selling products in stock', async () => {
  await mall.makeProduct({ name: '賣最好', soldCount: 9 });
  await mall.makeProduct({ name: '賣完了', soldCount: 99, rules: [{ stock: 0 }] });
  await mall.makeProduct({ name: '普通', soldCount: 1 });
  expect(await suggested()).toEqual({
    collected: [],
    bought: [],
    popular: named('賣最好', '普通'),
  });
});

test('products that are no longer sold are left out', async () => {
  const gone = await mall.makeProduct({ name: '下架的' });
  await collect(gone);
  await mall.db.execute(`update products set published = false where id = ${gone.id}`);
  expect(await suggested()).toMatchObject({ collected: [] });
});

test('only posters are offered products', async () => {
  const reply = await mall.as(await mall.makeMember()).get('/api/article/product/suggest');
  expect(reply.status).toBe(403);
});
