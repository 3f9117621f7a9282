import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setupSite } from '../../testing/site';

const setup = setupSite();

/** A chilled and a frozen product; the shop has stopped to sell frozen ones. */
async function pauseFrozen() {
  const { shop } = setup;
  const rules = [{ amount: 500, stock: 9 }];
  const category = await shop.makeCategory({ name: '年菜' });
  const make = (name: string, layer: 2 | 3) =>
    shop.makeProduct({ name, layer, rules, categoryId: category.id });
  const chilled = await make('冷藏豆花', 2);
  const frozen = await make('冷凍水餃', 3);
  for (const layer of [2, 3] as const) {
    await shop.makeShippingMethod({ name: `低溫宅配 ${layer}`, fee: 160, layer, freeFrom: 1500 });
  }
  await shop.setConfig('shipping', 'freezing_switch', '0');
  return { chilled, frozen, category };
}

it('a product has neither days nor buttons when the shop does not sell its temperature', async () => {
  const { chilled, frozen } = await pauseFrozen();
  await setup.open(`/product/${frozen.id}`);
  const sentence = '冷凍商品目前暫停販售，請稍後再來。';
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^(加入購物車|立即購買)$/ })).toBeNull();
  expect(screen.queryByText(/出貨|到貨|低溫宅配/)).toBeNull();
  cleanup();

  await setup.open(`/product/${chilled.id}`);
  expect((await screen.findAllByRole('button', { name: '立即購買' })).length).toBeGreaterThan(0);
  expect(screen.queryByText(sentence)).toBeNull();
  expect((await screen.findAllByText(/低溫宅配 2/)).length).toBe(1);
});

it('a list offers no basket for a product when the shop does not sell its temperature', async () => {
  const { category } = await pauseFrozen();
  await setup.open(`/store/${category.id}`);
  expect(await screen.findByRole('button', { name: '把「冷藏豆花」加入購物車' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '把「冷凍水餃」加入購物車' })).toBeNull();
  expect(screen.getAllByText('暫停販售')).toHaveLength(1);
});

it('the front page promises no free shipping of a temperature that the shop does not sell', async () => {
  await pauseFrozen();
  await setup.open('/mall');
  const promises = await screen.findByRole('list', { name: '我們的承諾' });
  expect(promises).toHaveTextContent('冷藏');
  expect(promises).not.toHaveTextContent('冷凍');
});
