import type { Paged } from '@mall/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { productRules } from '../../db/schema';
import { describeMall } from '../../testing/describe-mall';

const mall = describeMall();

test('a product is in stock while any of its variants is', async () => {
  const product = await mall.makeProduct({ rules: [{ stock: 1 }, { stock: 1 }] });
  const setStock = (at: number, stock: number) =>
    mall.db
      .update(productRules)
      .set({ stock })
      .where(eq(productRules.id, product.rules[at]?.id ?? 0));
  const isListed = async () => {
    const { body } = await mall.as().get('/api/product/all?in_stock=1');
    return (body.data as Paged<unknown>).list.length === 1;
  };
  expect(await isListed()).toBe(true);
  await setStock(0, 0);
  expect(await isListed()).toBe(true);
  await setStock(1, 0);
  expect(await isListed()).toBe(false);
  await setStock(0, 3);
  expect(await isListed()).toBe(true);
  await Promise.all([setStock(0, 0), setStock(1, 5)]);
  await Promise.all([setStock(0, 5), setStock(1, 0)]);
  expect(await isListed()).toBe(true);
  await Promise.all([setStock(0, 0), setStock(1, 0)]);
  expect(await isListed()).toBe(false);
});
