import { expect, test } from 'vitest';
import { dataOf } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { taipeiDay, DAY_MS } from '../../kernel/time';

const mall = describeMall();

const inDays = (days: number) => taipeiDay(new Date(Date.now() + days * DAY_MS));
const summaries = async () =>
  dataOf<{ list: object[] }>(await mall.as().get('/api/product/all?sort=price_asc')).list;
const reduced = (amount: number, saleEndsOn: string | null) =>
  mall.makeProduct({ saleEndsOn, rules: [{ amount, marketPrice: 900 }] });

test('lists name the last day of a reduction, and none without a reduction', async () => {
  const [tomorrow, yesterday] = [inDays(1), inDays(-1)];
  await reduced(100, tomorrow);
  await reduced(200, null);
  await reduced(900, yesterday);
  expect(await summaries()).toMatchObject([
    { amount: 100, sale_ends_on: tomorrow },
    { amount: 200, sale_ends_on: null },
    { amount: 900, sale_ends_on: null },
  ]);
});

test('a product costs its regular price when the last day of its reduction is over', async () => {
  const today = await reduced(100, inDays(0));
  const over = await mall.makeProduct({
    saleEndsOn: inDays(-1),
    rules: [
      { amount: 500, marketPrice: 600 },
      { amount: 700, marketPrice: 700 },
    ],
  });
  await mall.tick();
  expect(await summaries()).toMatchObject([
    { p_id: today.id, amount: 100, market_price: 900 },
    { p_id: over.id, amount: 600, market_price: 600, sale_ends_on: null },
  ]);
  const onSale = await mall.as().get('/api/product/all?on_sale=1');
  expect(onSale.body.data).toMatchObject({ list: [{ p_id: today.id }] });
});
