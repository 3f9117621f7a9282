import { failureCodes, type FailureName, type Paged } from '@mall/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { configs, productRules, products } from '../../db/schema';
import { describeMall } from '../../testing/describe-mall';

const mall = describeMall();

const refused = (name: FailureName) =>
  expect.objectContaining({ valid: false, code: failureCodes[name] });

/** A list as its page receives it. */
async function list<More = object>(path: string, member?: { readonly token: string }) {
  const { status, body } = await mall.as(member).get(path);
  expect(status).toBe(200);
  return body.data as Paged<{ p_id: number; name: string; is_collect: boolean } & More>;
}
const ids = async (path: string) => (await list(path)).list.map(({ p_id }) => p_id);

describe('categories', () => {
  test('are listed in order, each with its sub-categories', async () => {
    const fruit = await mall.makeCategory({ name: '當季水果', position: 2 });
    const fish = await mall.makeCategory({
      name: '肉品海鮮',
      position: 1,
      img: '/media/demo/links/meat-fish.avif',
      color: '#c9a27e',
    });
    const mango = await mall.makeCategory({ name: '芒果', parentId: fruit.id });
    const { body } = await mall.as().get('/api/product/category');
    expect(body.data).toEqual([
      {
        id: fish.id,
        name: '肉品海鮮',
        img: '/media/demo/links/meat-fish.avif',
        color: '#c9a27e',
      },
      { id: fruit.id, name: '當季水果', img: null, sub: [{ id: mango.id, name: '芒果' }] },
    ]);
  });
});

describe('a list', () => {
  test('contains what a card needs', async () => {
    const product = await mall.makeProduct({
      name: '玉井愛文芒果禮盒',
      layer: 2,
      soldCount: 1264,
      collectCount: 388,
      rules: [
        { amount: 680, marketPrice: 800, stock: 0 },
        { amount: 520, marketPrice: 600, stock: 4 },
      ],
    });
    const { list: found, page } = await list('/api/product/all');
    expect(found).toEqual([
      {
        p_id: product.id,
        name: '玉井愛文芒果禮盒',
        index_img: `/media/${product.id}.avif`,
        amount: 520,
        market_price: 600,
        layer: 2,
        is_collect: false,
        sold_out: false,
        stock_notice: '快沒庫存了',
        rule_id: null,
        sold_count: 1264,
        collect_count: 388,
        sale_ends_on: null,
      },
    ]);
    expect(page).toEqual({ current_page: 1, total_page: 1, per_page: 24, total_count: 1 });
  });

  test('contains the shop’s own sold-out text, and what can be added to the cart with one tap', async () => {
    await mall.makeProduct({ rules: [{ stock: 0 }] });
    const only = await mall.makeProduct({ rules: [{ stock: 99 }] });
    await mall.db
      .insert(configs)
      .values({ group: 'product', key: 'out_stock_notify', value: '補貨中' });
    expect((await list('/api/product/all')).list).toMatchObject([
      { p_id: only.id, sold_out: false, stock_notice: null, rule_id: only.rules[0]?.id },
      { sold_out: true, stock_notice: '補貨中' },
    ]);
  });

  test('follows a variant’s price', async () => {
    const product = await mall.makeProduct({ rules: [{ amount: 300 }, { amount: 200 }] });
    const cheaper = product.rules[1]?.id ?? 0;
    await mall.db.update(productRules).set({ amount: 350 }).where(eq(productRules.id, cheaper));
    expect((await list('/api/product/all')).list).toMatchObject([{ amount: 300 }]);
    await mall.db.delete(productRules).where(eq(productRules.id, product.rules[0]?.id ?? 0));
    expect((await list('/api/product/all')).list).toMatchObject([{ amount: 350 }]);
  });

  test('is sorted in five ways, the newest first by default', async () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    const make = async (age: number, price: number, soldCount: number, collectCount: number) =>
      (
        await mall.makeProduct({
          createdAt: day(age),
          soldCount,
          collectCount,
          rules: [{ amount: price }],
        })
      ).id;
    const [a, b, c] = [await make(1, 30, 7, 1), await make(3, 10, 8, 2), await make(2, 20, 9, 0)];
    expect(await ids('/api/product/all')).toEqual([b, c, a]);
    expect(await ids('/api/product/all?sort=newest')).toEqual([b, c, a]);
    expect(await ids('/api/product/all?sort=price_asc')).toEqual([b, c, a]);
    expect(await ids('/api/product/all?sort=price_desc')).toEqual([a, c, b]);
    expect(await ids('/api/product/all?sort=best_selling')).toEqual([c, b, a]);
    expect(await ids('/api/product/all?sort=most_collected')).toEqual([b, a, c]);
  });

  test('is filtered, in every combination', async () => {
    const frozen = await mall.makeProduct({ layer: 3, rules: [{ amount: 100 }] });
    const dear = await mall.makeProduct({ layer: 3, rules: [{ amount: 900 }] });
    const gone = await mall.makeProduct({ layer: 3, rules: [{ amount: 100, stock: 0 }] });
    const normal = await mall.makeProduct({ layer: 1, rules: [{ amount: 100 }] });
    expect(await ids('/api/product/all?layer=3')).toEqual([gone.id, dear.id, frozen.id]);
    expect(await ids('/api/product/all?price_min=900')).toEqual([dear.id]);
    expect(await ids('/api/product/all?price_max=100')).toEqual([normal.id, gone.id, frozen.id]);
    expect(await ids('/api/product/all?in_stock=1')).toEqual([normal.id, dear.id, frozen.id]);
    expect(await ids('/api/product/all?layer=3&price_max=500&in_stock=1')).toEqual([frozen.id]);
  });

  test('is filtered by special offers, and by store pickup', async () => {
    await mall.makeShippingMethod({ kind: 'cvs', provider: 'FAMI', layer: 1 });
    await mall.makeShippingMethod({ kind: 'cvs', provider: 'FAMI', layer: 3 });
    const plain = await mall.makeProduct({ rules: [{ amount: 100, marketPrice: 100 }] });
    const sale = await mall.makeProduct({
      fitsStorePickup: false,
      rules: [{ amount: 90, marketPrice: 100 }],
    });
    const frozen = await mall.makeProduct({
      layer: 3,
      rules: [{ amount: 90, marketPrice: 100 }],
    });
    expect(await ids('/api/product/all?on_sale=1')).toEqual([frozen.id, sale.id]);
    // FAMI takes no frozen items.
    expect(await ids('/api/product/all?store_pickup=1')).toEqual([plain.id]);
    expect(await ids('/api/product/all?store_pickup=1&on_sale=1')).toEqual([]);
  });

  test('counts the products that each filter would leave, with the others as they are', async () => {
    await mall.makeShippingMethod({ kind: 'cvs', provider: 'FAMI', layer: 1 });
    const { id } = await mall.makeCategory();
    const make = (layer: 1 | 2, amount: number, more: { marketPrice?: number; stock?: number }) =>
      mall.makeProduct({
        categoryId: id,
        layer,
        rules: [{ amount, marketPrice: amount, stock: 5, ...more }],
      });
    await make(1, 100, {});
    await make(1, 300, { marketPrice: 400 });
    await make(2, 300, { stock: 0 });
    await make(2, 2000, { marketPrice: 2500 });
    await mall.makeProduct();
    const facets = async (query: string) => {
      const { body } = await mall.as().get(`/api/product/list/${id}?facets=1${query}`);
      return (body.data as { facets: object }).facets;
    };
    expect(await facets('')).toEqual({
      layers: [
        { layer: 1, count: 2 },
        { layer: 2, count: 2 },
        { layer: 3, count: 0 },
      ],
      prices: [
        { min: null, max: 199, count: 1 },
        { min: 200, max: 499, count: 2 },
        { min: 500, max: 999, count: 0 },
        { min: 1000, max: null, count: 1 },
      ],
      on_sale: 2,
      store_pickup: 2,
      in_stock: 3,
    });
    expect(await facets('&layer=2&in_stock=1')).toMatchObject({
      layers: [{ count: 2 }, { count: 1 }, { count: 0 }],
      prices: [{ count: 0 }, { count: 0 }, { count: 0 }, { count: 1 }],
      on_sale: 1,
      store_pickup: 0,
      in_stock: 1,
    });
    const { body } = await mall.as().get(`/api/product/list/${id}`);
    expect(body.data).not.toHaveProperty('facets');
  });

  test('has pages without gaps or duplicates', async () => {
    for (let number = 0; number < 50; number += 1) {
      await mall.makeProduct({ createdAt: new Date(Date.UTC(2026, 0, 1)) });
    }
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list(`/api/product/all?page=${page}`)),
    );
    expect(pages.map((each) => each.list.length)).toEqual([24, 24, 2, 0]);
    expect(new Set(pages.flatMap((each) => each.list.map(({ p_id }) => p_id))).size).toBe(50);
    for (const { page } of pages) expect(page).toMatchObject({ total_page: 3, total_count: 50 });
  });

  test('is requested by ids, which a device has stored', async () => {
    const [a, , c] = [await mall.makeProduct(), await mall.makeProduct(), await mall.makeProduct()];
    const gone = await mall.makeProduct({ published: false });
    expect(await ids(`/api/product/all?ids=${a.id},${c.id},${gone.id}`)).toEqual([c.id, a.id]);
  });

  test('hides unpublished products', async () => {
    await mall.makeProduct({ published: false });
    expect(await ids('/api/product/all')).toEqual([]);
  });

  test.each([
    'page=0',
    'page=x',
    'sort=cheapest',
    'layer=4',
    'price_min=-1',
    'in_stock=yes',
    'ids=1;2',
  ])('refuses ?%s and names the field', async (query) => {
    const { status, body } = await mall.as().get(`/api/product/all?${query}`);
    expect([status, body]).toEqual([422, refused('invalidFields')]);
    expect(body.data).toMatchObject({ fields: [{ field: query.split('=')[0] }] });
  });
});

describe('a category’s list', () => {
  test('contains its sub-categories’ products, and nothing else', async () => {
    const main = await mall.makeCategory();
    const sub = await mall.makeCategory({ parentId: main.id });
    const own = await mall.makeProduct({ categoryId: main.id });
    const below = await mall.makeProduct({ categoryId: sub.id });
    await mall.makeProduct();
    expect(await ids(`/api/product/list/${main.id}`)).toEqual([below.id, own.id]);
    expect(await ids(`/api/product/list/${sub.id}`)).toEqual([below.id]);
  });

  test('may be empty, but must exist', async () => {
    const empty = await mall.makeCategory();
    expect(await ids(`/api/product/list/${empty.id}`)).toEqual([]);
    for (const unknown of [empty.id + 1, 'fruit', '99999999999']) {
      const { status, body } = await mall.as().get(`/api/product/list/${unknown}`);
      expect([status, body]).toEqual([404, refused('notFound')]);
    }
  });
});

describe('a product', () => {
  test('has its variants, pictures, category and the posts that recommend it', async () => {
    const main = await mall.makeCategory({ name: '當季水果' });
    const sub = await mall.makeCategory({ name: '芒果', parentId: main.id });
    const attributes = [{ attr: '規格', type: '6 入' }];
    const product = await mall.makeProduct({
      categoryId: sub.id,
      summary: '產地直送',
      description: '<p>樹上熟</p>',
      soldCount: 12,
      rules: [{ attributes, stock: 3000 }],
    });
    const article = await mall.makeArticle({ productIds: [product.id] });
    await mall.makeArticle({ productIds: [product.id], gids: [7] });
    const { body } = await mall.as().get(`/api/product/detail/${product.id}`);
    expect(body.data).toMatchObject({
      p_id: product.id,
      summary: '產地直送',
      description: '<p>樹上熟</p>',
      pictures: [`/media/${product.id}.avif`],
      category: { id: sub.id, name: '芒果', parent: { id: main.id, name: '當季水果' } },
      rules: [{ rule_id: product.rules[0]?.id, attributes, stock: 3000, buy_min: 1, buy_max: 999 }],
      sold_count: 12,
      articles: [{ id: article.id }],
    });
  });

  test('shows the picture and the specification of each variant, else its own', async () => {
    const origin = { label: '產地', value: '台南市玉井區' };
    const product = await mall.makeProduct({
      specs: [{ label: '內容量', value: '6 入' }, origin],
      rules: [
        {},
        {
          picture: '/media/twelve.avif',
          specs: [
            { label: '內容量', value: '12 入' },
            { label: '重量', value: '約 4.8 公斤' },
          ],
        },
      ],
    });
    const { body } = await mall.as().get(`/api/product/detail/${product.id}`);
    expect(body.data).toMatchObject({
      rules: [
        {
          index_img: `/media/${product.id}.avif`,
          specs: [{ label: '內容量', value: '6 入' }, origin],
        },
        {
          index_img: '/media/twelve.avif',
          specs: [
            { label: '內容量', value: '12 入' },
            origin,
            { label: '重量', value: '約 4.8 公斤' },
          ],
        },
      ],
    });
  });

  test('has its specification, and similar ones: its own sub-category first, sold-out ones last', async () => {
    const main = await mall.makeCategory();
    const [own, beside] = [
      await mall.makeCategory({ parentId: main.id }),
      await mall.makeCategory({ parentId: main.id }),
    ];
    const specs = [{ label: '產地', value: '台南市玉井區' }];
    const mango = await mall.makeProduct({ categoryId: own.id, specs });
    const make = async (categoryId: number, soldCount: number, stock = 9) =>
      (await mall.makeProduct({ categoryId, soldCount, rules: [{ stock }] })).id;
    const far = await make(beside.id, 90);
    const near = await make(own.id, 5);
    const nearer = await make(own.id, 8);
    const gone = await make(own.id, 99, 0);
    await mall.makeProduct();
    const { body } = await mall.as().get(`/api/product/detail/${mango.id}`);
    expect(body.data).toMatchObject({
      specs,
      related: [nearer, near, far, gone].map((p_id) => ({ p_id })),
    });
  });

  test('has similar products by posts, common keywords, sub-category and price, before those that sell more', async () => {
    const main = await mall.makeCategory();
    const [own, beside, elsewhere] = [
      await mall.makeCategory({ parentId: main.id }),
      await mall.makeCategory({ parentId: main.id }),
      await mall.makeCategory(),
    ];
    const make = async (
      categoryId: number,
      wanted: { keywords?: string; soldCount?: number; amount?: number; stock?: number },
    ) => {
      const { amount = 300, stock = 9, ...product } = wanted;
      return (await mall.makeProduct({ categoryId, ...product, rules: [{ amount, stock }] })).id;
    };
    const flowers = await make(own.id, { keywords: '花束 送禮 節日' });
    const soap = await make(own.id, { soldCount: 900, amount: 40 });
    const vase = await make(beside.id, { keywords: '節日 送禮', amount: 4000 });
    const card = await make(beside.id, { keywords: '送禮', soldCount: 1 });
    const tea = await make(elsewhere.id, { soldCount: 5, amount: 9000 });
    const gone = await make(own.id, { keywords: '花束 送禮', soldCount: 999, stock: 0 });
    const limited = await make(elsewhere.id, {});
    await make(elsewhere.id, { keywords: '花束 送禮 節日', soldCount: 999 });
    await mall.makeArticle({ productIds: [flowers, tea] });
    await mall.makeArticle({ productIds: [flowers, limited], permission: 2 });
    await mall.makeArticle({
      productIds: [flowers, limited],
      hiddenAt: new Date(),
      hiddenReason: '這是廣告',
    });
    const { body } = await mall.as().get(`/api/product/detail/${flowers}`);
    expect(body.data).toMatchObject({
      related: [vase, tea, card, soap, gone].map((p_id) => ({ p_id })),
    });
  });

  test('is answered with different refusals when it never existed and when it is no longer sold', async () => {
    const gone = await mall.makeProduct({ published: false });
    const unknown = await mall.as().get(`/api/product/detail/${gone.id + 1}`);
    expect([unknown.status, unknown.body]).toEqual([404, refused('notFound')]);
    const unpublished = await mall.as().get(`/api/product/detail/${gone.id}`);
    expect([unpublished.status, unpublished.body]).toEqual([404, refused('productGone')]);
  });
});

describe('collecting', () => {
  const collect = (member: { readonly token: string } | undefined, p_id: unknown, action = 'add') =>
    mall.as(member).post('/api/product/collect', { p_id, action });

  test('is for members', async () => {
    const product = await mall.makeProduct();
    const { status, body } = await collect(undefined, product.id);
    expect([status, body.code]).toEqual([401, failureCodes.unauthenticated]);
    expect((await mall.as().get('/api/product/collect')).status).toBe(401);
  });

  test('shows in lists, to that member alone, the latest first', async () => {
    const [member, other] = [await mall.makeMember(), await mall.makeMember()];
    const [one, two] = [await mall.makeProduct(), await mall.makeProduct()];
    await collect(member, two.id);
    const { body } = await collect(member, one.id);
    expect(body.data).toEqual({ p_id: one.id, is_collect: true });
    const mine = await list('/api/product/collect', member);
    expect(mine.list.map(({ p_id }) => p_id)).toEqual([one.id, two.id]);
    expect(mine.list.every(({ is_collect }) => is_collect)).toBe(true);
    expect((await list('/api/product/collect', other)).list).toEqual([]);
    expect((await list('/api/product/all', other)).list.some((each) => each.is_collect)).toBe(
      false,
    );
  });

  test('stores price and stock: products that became cheaper, or came back, are marked and can be first', async () => {
    const member = await mall.makeMember();
    const make = (amount: number, stock: number) =>
      mall.makeProduct({ rules: [{ amount, marketPrice: 500, stock }] });
    const [same, cheaper, back, dearer] = [
      await make(100, 5),
      await make(300, 5),
      await make(200, 0),
      await make(50, 5),
    ];
    for (const { id } of [cheaper, same, back, dearer]) await collect(member, id);
    const change = (product: typeof same, values: { amount?: number; stock?: number }) =>
      mall.db
        .update(productRules)
        .set(values)
        .where(eq(productRules.id, product.rules[0]?.id ?? 0));
    await change(cheaper, { amount: 280 });
    await change(back, { stock: 3 });
    await change(dearer, { amount: 60 });
    const facts = async (query: string) =>
      (
        await list<{ price_drop: number; back_in_stock: boolean }>(
          `/api/product/collect${query}`,
          member,
        )
      ).list.map(({ p_id, price_drop, back_in_stock }) => [p_id, price_drop, back_in_stock]);
    expect(await facts('')).toEqual([
      [dearer.id, 0, false],
      [back.id, 0, true],
      [same.id, 0, false],
      [cheaper.id, 20, false],
    ]);
    expect((await facts('?sort=price_drop'))[0]).toEqual([cheaper.id, 20, false]);
    expect((await facts('?sort=price_asc')).map(([id]) => id)).toEqual([
      ...[dearer.id, same.id, back.id, cheaper.id],
    ]);
  });

  test('counts once, however often and at once it is sent', async () => {
    const members = await Promise.all([mall.makeMember(), mall.makeMember()]);
    const product = await mall.makeProduct();
    const count = async () => {
      const [row] = await mall.db.select().from(products).where(eq(products.id, product.id));
      return row?.collectCount;
    };
    const both = [...members, ...members, ...members];
    await Promise.all(both.map((member) => collect(member, product.id)));
    expect(await count()).toBe(2);
    await Promise.all(both.map((member) => collect(member, product.id, 'delete')));
    expect(await count()).toBe(0);
  });

  test('refuses missing products and invalid requests', async () => {
    const member = await mall.makeMember();
    const gone = await mall.makeProduct({ published: false });
    expect((await collect(member, gone.id + 1)).body).toEqual(refused('notFound'));
    expect((await collect(member, gone.id)).body).toEqual(refused('productGone'));
    expect((await collect(member, '1')).body).toEqual(refused('invalidFields'));
    expect((await collect(member, gone.id, 'toggle')).body).toEqual(refused('invalidFields'));
  });
});
