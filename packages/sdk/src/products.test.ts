import { describe, expect, it } from 'vitest';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall();

describe('mall.products', () => {
  it('lists products by category and filter, and reads one in full', async () => {
    const { server } = setup;
    const { id: category } = await server.makeCategory({ name: '糕餅' });
    const { id } = await server.makeProduct({ categoryId: category, name: '鳳梨酥', layer: 1 });
    await server.makeProduct({ name: '冰淇淋', layer: 3 });
    const { products } = setup.guest();
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
    expect(names((await products.list(category)).list)).toEqual(['鳳梨酥']);
    expect(names((await products.all({ layer: 3 })).list)).toEqual(['冰淇淋']);
    expect((await products.detail(id)).category.name).toBe('糕餅');
    expect(names(await products.categories())).toContain('糕餅');
  });

  it('adds a product to the collection and removes it', async () => {
    const { id } = await setup.server.makeProduct();
    const { products } = await setup.signedIn();
    expect(await products.collect(id, true)).toEqual({ p_id: id, is_collect: true });
    expect((await products.collected()).list.map(({ p_id }) => p_id)).toEqual([id]);
    expect(await products.collect(id, false)).toEqual({ p_id: id, is_collect: false });
    expect((await products.collected()).list).toEqual([]);
  });

  it('puts the member on the waiting list and removes them', async () => {
    const { id } = await setup.server.makeProduct({ rules: [{ stock: 0 }] });
    const { products } = await setup.signedIn();
    expect(await products.wait(id, true)).toEqual({ p_id: id, is_wait: true });
    expect((await products.waited()).list.map(({ p_id }) => p_id)).toEqual([id]);
    expect(await products.wait(id, false)).toEqual({ p_id: id, is_wait: false });
    expect(await refusalOf(products.wait(999, true), 'notFound')).toBe('notFound');
    const guest = setup.guest().products.wait(id, true);
    expect(await refusalOf(guest, 'unauthenticated')).toBe('unauthenticated');
  });

  it('finds categories by name', async () => {
    const { id } = await setup.server.makeCategory({ name: '糕餅甜點' });
    const { products } = setup.guest();
    expect(await products.findCategories('糕餅')).toEqual([{ id, name: '糕餅甜點', parent: null }]);
    const long = products.findCategories('糕'.repeat(51));
    expect(await refusalOf(long, 'invalidFields')).toBe('invalidFields');
  });

  it('fails with productGone when the product is gone', async () => {
    const { products } = await setup.signedIn();
    const { id } = await setup.server.makeProduct({ published: false });
    expect(await refusalOf(products.detail(id), 'productGone')).toBe('productGone');
    expect(await refusalOf(products.collect(id, true), 'productGone')).toBe('productGone');
    expect(await refusalOf(products.collect(999, true), 'notFound')).toBe('notFound');
  });
});
