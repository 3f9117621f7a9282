import { expect, test } from 'vitest';
import { DAY_MS, taipeiDay } from '../../kernel/time';
import {
  banners,
  cartItems,
  configs,
  hotTags,
  notifications,
  quickLinks,
  showcases,
} from '../../db/schema';
import { dataOf } from '../../testing';
import { describeMall } from '../../testing/describe-mall';

const mall = describeMall();

const read = async (path: string, member?: { readonly token: string }) => {
  const { status, body } = await mall.as(member).get(path);
  expect(status).toBe(200);
  return body.data;
};

test('the front page shows banners in order, the shop’s rows, and the newest products', async () => {
  const [one, two] = [await mall.makeProduct({ soldCount: 9 }), await mall.makeProduct()];
  const hidden = await mall.makeProduct({ published: false });
  const banner = { text: '產地直送', img: '/media/b.avif', href: '/store/1' };
  await mall.db.insert(banners).values([
    { ...banner, title: '第二', position: 2 },
    { ...banner, title: '第一', position: 1 },
  ]);
  await mall.db.insert(showcases).values([
    {
      title: '送禮不失禮',
      kind: 'gifts',
      href: '/mall',
      productIds: [two.id, hidden.id, one.id],
    },
    { title: '空的', href: '/mall', productIds: [hidden.id] },
  ]);
  expect(await read('/api/shop/index')).toMatchObject({
    banners: [{ title: '第一' }, { title: '第二' }],
    sections: [
      { id: 'ranked', kind: 'ranked', products: [{ p_id: one.id }] },
      { id: 'showcase-1', kind: 'gifts', products: [{ p_id: two.id }, { p_id: one.id }] },
      {
        id: 'newest',
        kind: 'row',
        title: '新品上架',
        products: [{ p_id: two.id }, { p_id: one.id }],
      },
    ],
  });
});

test('the front page shows a neighbour’s post with its products, and only to its audience', async () => {
  const product = await mall.makeProduct();
  await mall.makeArticle({ promoted: true, productIds: [product.id], gids: [7] });
  const kinds = async () =>
    ((await read('/api/shop/index')) as { sections: { kind: string }[] }).sections.map(
      ({ kind }) => kind,
    );
  expect(await kinds()).not.toContain('post');
  const { id } = await mall.makeArticle({ promoted: true, productIds: [product.id] });
  expect(await read('/api/shop/index')).toMatchObject({
    sections: [
      { kind: 'post', article: { id }, products: [{ p_id: product.id }] },
      { kind: 'row' },
    ],
  });
});

test('the front page shows the amount for free home delivery, by temperature', async () => {
  await mall.makeShippingMethod({ freeFrom: 1500, layer: 2 });
  await mall.makeShippingMethod({ freeFrom: 1000 });
  await mall.makeShippingMethod({ freeFrom: 800, kind: 'cvs' });
  await mall.makeShippingMethod({ freeFrom: null, layer: 3 });
  expect(await read('/api/shop/index')).toMatchObject({
    free_shipping: [
      { layer: 1, from: 1000 },
      { layer: 2, from: 1500 },
    ],
  });
});

test('the front page shows the earliest departure when several methods of home delivery have one', async () => {
  await mall.setConfig('product', 'specify_shipping_days', 1);
  await mall.setConfig('calendar', 'working_days', '1,2,3,4,5,6,7');
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  await mall.makeShippingMethod({ collectsOn: [], transitDays: 1 });
  await mall.makeShippingMethod({ collectsOn: everyDay, kind: 'cvs' });
  // The days of transit tell the methods apart: the early one is neither the first nor the last of the list.
  const inFourDays = new Date(`${taipeiDay(new Date(Date.now() + 4 * DAY_MS))}T00:00:00Z`);
  const late = { collectsOn: [inFourDays.getUTCDay() || 7], deliversOn: everyDay };
  const early = { layer: 2, collectsOn: everyDay, deliversOn: everyDay, transitDays: 1 } as const;
  await mall.makeShippingMethod({ ...late, layer: 1, transitDays: 3 });
  await mall.makeShippingMethod(early);
  await mall.makeShippingMethod({ ...late, layer: 3, transitDays: 2 });
  const { departure } = dataOf<{ departure: Record<string, string> }>(
    await mall.as().get('/api/shop/index'),
  );
  const [leavesOn, arrivesOn] = [departure['leaves_on'] ?? '', departure['arrives_on'] ?? ''];
  expect(new Date(arrivesOn).getTime() - new Date(leavesOn).getTime()).toBe(DAY_MS);
  expect(leavesOn > taipeiDay(new Date())).toBe(true);
});

test('the front page of an empty shop is empty', async () => {
  expect(await read('/api/shop/index')).toEqual({
    banners: [],
    sections: [],
    free_shipping: [],
    departure: null,
  });
});

test('quick links and hot tags are in the shop’s order', async () => {
  const link = { img: '/media/l.avif', href: '/store/10' };
  await mall.db.insert(quickLinks).values([
    { ...link, name: '冷凍好料', position: 2 },
    { ...link, name: '當季水果', position: 1 },
  ]);
  await mall.db.insert(hotTags).values([
    { word: '水餃', position: 2 },
    { word: '草莓', position: 1 },
  ]);
  expect(await read('/api/quick/link')).toEqual([
    { ...link, id: 2, name: '當季水果' },
    { ...link, id: 1, name: '冷凍好料' },
  ]);
  expect(await read('/api/hot/tags')).toEqual(['草莓', '水餃']);
});

test('settings have defaults, and stored values override them, as number or as text', async () => {
  await mall.db.insert(configs).values([
    { group: 'common', key: 'store_name', value: '小巷商店' },
    { group: 'index', key: 'index_mode', value: '0' },
    { group: 'shipping', key: 'freezing_switch', value: 0 },
    { group: 'common', key: 'demo', value: '1' },
    { group: 'secret', key: 'key', value: 'x' },
  ]);
  const config = await read('/api/configs');
  expect(config).toMatchObject({
    common: { store_name: '小巷商店', demo: '0' },
    index: { index_mode: 0 },
    shipping: { normal_switch: '1', freezing_switch: '0' },
    point: { amount_get_point: 1, point_exchange_amount: 1 },
    payment: { ecpay_atm_expire_day: 5 },
  });
  expect(config).not.toHaveProperty('secret');
});

test('the badges count a member’s own unread notifications and cart items', async () => {
  expect((await mall.as().get('/api/notify/common')).status).toBe(401);
  const [member, other] = [await mall.makeMember(), await mall.makeMember()];
  expect(await read('/api/notify/common', member)).toEqual({ notify: 0, cart: 0 });
  const notification = {
    memberId: member.id,
    kind: 1,
    title: '出貨了',
    content: '今天寄出',
  } as const;
  await mall.db
    .insert(notifications)
    .values([notification, { ...notification, kind: 2 }, { ...notification, readAt: new Date() }]);
  const product = await mall.makeProduct({ rules: [{}, {}] });
  const [one, two] = product.rules.map(({ id }) => id);
  await mall.db.insert(cartItems).values([
    { memberId: member.id, layer: 1, ruleId: one ?? 0, quantity: 2 },
    { memberId: member.id, layer: 3, ruleId: two ?? 0, quantity: 3 },
    { memberId: other.id, layer: 1, ruleId: one ?? 0, quantity: 9 },
  ]);
  expect(await read('/api/notify/common', member)).toEqual({ notify: 2, cart: 5 });
});
