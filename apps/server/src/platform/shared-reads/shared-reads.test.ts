import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products } from '../../db/schema';
import { dataOf, type TestMember } from '../../testing';
import { CACHED_FOR_AN_HOUR } from '../../testing/caches-on';
import { describeMall } from '../../testing/describe-mall';

interface Product {
  readonly p_id: number;
  readonly amount: number;
  readonly is_collect: boolean;
  readonly collect_count: number;
}

/** Every call that shows a member's products among what everyone reads. */
const calls: Readonly<Record<string, (data: unknown, id: number) => Product | undefined>> = {
  '/api/product/all': (data, id) => inList((data as { list: Product[] }).list, id),
  '/api/product/list/:category': (data, id) => inList((data as { list: Product[] }).list, id),
  '/api/search/product/:name': (data, id) => inList((data as { list: Product[] }).list, id),
  '/api/product/detail/:id': (data) => data as Product,
  '/api/shop/index': (data, id) =>
    inList(
      (data as { sections: { products: Product[] }[] }).sections.flatMap((each) => each.products),
      id,
    ),
};
const inList = (list: readonly Product[], id: number) => list.find(({ p_id }) => p_id === id);

describe.each(Object.keys(calls))('%s', (template) => {
  const mall = describeMall(CACHED_FOR_AN_HOUR, {
    oneServerBecause: 'each server caches by itself',
  });

  const shopWithProduct = async () => {
    const { id, categoryId, name } = await mall.makeProduct({ rules: [{ amount: 100, stock: 5 }] });
    const path = template
      .replace(':category', String(categoryId))
      .replace(':name', encodeURIComponent(name))
      .replace(':id', String(id));
    const read = async (member: TestMember) => {
      const shown = calls[template]?.(dataOf(await mall.as(member).get(path)), id);
      return (
        shown && { amount: shown.amount, is_collect: shown.is_collect, of: shown.collect_count }
      );
    };
    const collect = (member: TestMember) =>
      mall.as(member).post('/api/product/collect', { p_id: id, action: 'add' });
    return { id, read, collect };
  };

  test('is read once for all members, each with their own marks, until one changes something', async () => {
    const { id, read, collect } = await shopWithProduct();
    const [amy, ben] = [await mall.makeMember(), await mall.makeMember()];
    expect(await read(amy)).toEqual({ amount: 100, is_collect: false, of: 0 });
    await mall.db.update(products).set({ amount: 90 }).where(eq(products.id, id));
    expect(await read(ben)).toEqual({ amount: 100, is_collect: false, of: 0 });
    await collect(amy);
    expect(await read(amy)).toEqual({ amount: 90, is_collect: true, of: 1 });
    expect(await read(ben)).toEqual({ amount: 90, is_collect: false, of: 1 });
  });
});

describe('the age of a shared reading', () => {
  const mall = describeMall({ readMaxAge: 40 });

  test('ends, so that a member sees a change by another process', async () => {
    const { id } = await mall.makeProduct({ rules: [{ amount: 100, stock: 5 }] });
    const amy = await mall.makeMember();
    const read = async () =>
      dataOf<Product>(await mall.as(amy).get(`/api/product/detail/${id}`)).amount;
    expect(await read()).toBe(100);
    await mall.db.update(products).set({ amount: 90 }).where(eq(products.id, id));
    await expect.poll(read, { timeout: 30_000 }).toBe(90);
  });
});
