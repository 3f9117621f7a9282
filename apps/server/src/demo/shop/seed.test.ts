import type { Paged } from '@mall/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  dealerCharges,
  dealerProfits,
  members,
  orderEvents,
  orders,
  productRules,
  products,
} from '../../db/schema';
import { dataOf } from '../../testing';
import { seedDemoShop } from './seed';
import { describeMall } from '../../testing/describe-mall';

const mall = describeMall({ demo: true }, { reset: false });
beforeAll(async () => {
  await seedDemoShop(mall.db);
});

const read = async (path: string, headers?: Record<string, string>) => {
  const { status, body } = await mall.as().get(path, headers);
  expect(status).toBe(200);
  return body.data;
};

describe('the demo shop', () => {
  let token = '';
  beforeEach(async () => {
    const { body } = await mall.as().post('/api/login', {
      account: 'member@mall.test',
      type: 'account',
      password: Buffer.from('Mall-1234').toString('base64'),
      device_name: 'test',
      ...(await mall.makeCaptcha()),
    });
    token = (body.data as { t: string }).t;
  });

  test('is inserted once', async () => {
    const before = await mall.db.$count(products);
    expect(before).toBeGreaterThanOrEqual(150);
    expect(await seedDemoShop(mall.db)).toBe(false);
    expect(await mall.db.$count(products)).toBe(before);
  });

  test('lists every product of a shelf at the target of 看全部', async () => {
    const { sections } = (await read('/api/shop/index')) as {
      sections: { title: string; href: string; products: { p_id: number }[] }[];
    };
    /** The call behind the address of a list. */
    const callOf = (href: string) => {
      const [path = '', query] = href.split('?');
      const [, page, id] = path.split('/');
      if (page === 'store') return `/api/product/list/${id}?`;
      if (page === 'search') return `/api/search/product/${encodeURIComponent(id ?? '')}?`;
      return `/api/product/all?${query}&`;
    };
    for (const { title, href, products: shelf } of sections.filter((one) => one.href !== '/wall')) {
      expect(href, title).not.toBe('/mall');
      const listed: number[] = [];
      for (let at = 1, last = 1; at <= last; at += 1) {
        const { list, page } = (await read(`${callOf(href)}page=${at}`)) as Paged<{ p_id: number }>;
        listed.push(...list.map(({ p_id }) => p_id));
        last = page.total_page;
      }
      expect(listed, title).toEqual(expect.arrayContaining(shelf.map(({ p_id }) => p_id)));
    }
  });

  test('packs, ships and delivers in the hours of the shop, each step after the one before', async () => {
    const events = await mall.db.select().from(orderEvents).orderBy(orderEvents.id);
    const lastOf = new Map<number, number>();
    for (const { orderId, to, createdAt } of events) {
      expect(createdAt.getTime()).toBeGreaterThanOrEqual(lastOf.get(orderId) ?? 0);
      lastOf.set(orderId, createdAt.getTime());
      const hour = (createdAt.getUTCHours() + 8) % 24;
      if (['preparing', 'shipped', 'arrived', 'refunded'].includes(to)) {
        expect(hour, `${to} of ${orderId}`).toBeGreaterThanOrEqual(9);
        expect(hour, `${to} of ${orderId}`).toBeLessThan(18);
      }
    }
  });

  test('begins the list below the front page with other products than its newest shelf', async () => {
    const { sections } = dataOf<{ sections: { id: string; products: { p_id: number }[] }[] }>(
      await mall.as().get('/api/shop/index'),
    );
    const { list } = dataOf<{ list: { p_id: number }[] }>(
      await mall.as().get('/api/product/all?sort=most_collected'),
    );
    const newest = sections.find(({ id }) => id === 'newest')?.products ?? [];
    expect(newest).toHaveLength(8);
    const below = new Set(list.slice(0, 8).map(({ p_id }) => p_id));
    expect(newest.filter(({ p_id }) => below.has(p_id))).toEqual([]);
  });

  test('serves every read endpoint within its contract', async () => {
    expect(await read('/api/configs')).toMatchObject({
      common: { store_name: '巷口市集', demo: '1' },
      index: { index_mode: 1 },
    });
    const index = (await read('/api/shop/index')) as {
      sections: { kind: string; products: unknown[] }[];
    };
    expect(index.sections.map(({ kind }) => kind)).toEqual([
      ...['ranked', 'season', 'post', 'row', 'gifts', 'row', 'row'],
    ]);
    expect(index.sections.every(({ products }) => products.length > 1)).toBe(true);
    for (const path of [
      ...['/api/product/category', '/api/quick/link', '/api/article/promote'],
      ...['/api/qa', '/api/extra/column'],
    ]) {
      expect(await read(path)).not.toEqual([]);
    }
    for (const page of [1, 2, 3]) await read(`/api/info/${page}`);
    const wall = (await read('/api/article')) as Paged<unknown>;
    expect(wall.page.total_count).toBeGreaterThan(60);
    const all = (await read('/api/product/all')) as Paged<{ p_id: number }>;
    for (const { p_id } of all.list) await read(`/api/product/detail/${p_id}`);
  });

  test('has a conversation with the shop, and products that members wait for', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const talk = await read('/api/member/service/message/history?peek=1', headers);
    expect(talk).toMatchObject({ unread_count: 1 });
    expect((talk as { list: { type: number }[] }).list.map(({ type }) => type)).toEqual([
      1, 1, 1, 4, 1, 1,
    ]);
    const waited = (await read('/api/product/wait', headers)) as Paged<{ sold_out: boolean }>;
    expect(waited.list.length).toBeGreaterThan(0);
    expect(waited.list.every(({ sold_out }) => sold_out)).toBe(true);
  });

  test('limits some posts to its groups, with their pictures', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const limited = (await read('/api/article', headers)) as Paged<{
      permission: number;
      pictures: { url: string }[];
    }>;
    const url = limited.list.find((post) => post.permission === 2)?.pictures[0]?.url ?? '';
    expect(url).toMatch(/^\/media\/demo\/posts\//);
    expect((await fetch(mall.baseUrl + url)).status).toBe(404);
    expect((await fetch(mall.baseUrl + url, { headers })).status).toBe(200);
  });

  test('finds something for every hot tag', async () => {
    for (const tag of (await read('/api/hot/tags')) as string[]) {
      const found = await read(`/api/search/product/${encodeURIComponent(tag)}`);
      expect((found as Paged<unknown>).list).not.toEqual([]);
    }
  });

  test('has points, favourites, addresses and notifications for its member', async () => {
    const as = { authorization: `Bearer ${token}` };
    expect(await read('/api/member/profile', as)).toMatchObject({ name: '林小滿', points: 321 });
    expect(await read('/api/notify/common', as)).toEqual({ notify: 3, cart: 0 });
    expect(await read('/api/member/address/list/home', as)).toHaveLength(2);
    expect(((await read('/api/product/collect', as)) as Paged<unknown>).list).toHaveLength(5);
  });

  test('has a ledger of points that agrees with the orders of its member', async () => {
    const as = { authorization: `Bearer ${token}` };
    const { list } = (await read('/api/member/point/history', as)) as Paged<{
      amount: number;
      create_time: string;
      trans_order_id: string | null;
    }>;
    expect(list.reduce((sum, { amount }) => sum + amount, 0)).toBe(321);
    expect(await read('/api/member/point/expiry', as)).toMatchObject({ points: 321 });
    const ofOrders = list.filter(({ trans_order_id }) => trans_order_id !== null);
    expect(ofOrders.map(({ amount }) => Math.sign(amount))).toEqual([1, 1, -1]);
    for (const { amount, create_time, trans_order_id } of ofOrders) {
      const order = (await read(`/api/order/detail/${trans_order_id}`, as)) as {
        create_time: string;
        timeline: { state: string; time: string }[];
        totals: { points_to_earn: number; points_used: number };
      };
      const { points_to_earn, points_used } = order.totals;
      expect(amount).toBe(amount > 0 ? points_to_earn : -points_used);
      const completed = order.timeline.find(({ state }) => state === 'completed');
      expect(create_time).toBe(amount > 0 ? completed?.time : order.create_time);
    }
  });

  test('has coupons of every kind for its member, and orders with open codes and transfers', async () => {
    const as = { authorization: `Bearer ${token}` };
    const counts = { usable: 3, upcoming: 1, used: 1, expired: 1 };
    for (const [type, count] of Object.entries(counts)) {
      const { list } = (await read(`/api/member/coupon/${type}`, as)) as Paged<unknown>;
      expect([type, list.length]).toEqual([type, count]);
    }
    expect(await read('/api/payment/check/coupon/ALLEY80/valid', as)).toMatchObject({
      valid: true,
    });

    const waiting = (await read('/api/order/list/unpaid', as)) as Paged<{ trans_order_id: string }>;
    const details = await Promise.all(
      waiting.list.map(({ trans_order_id: id }) => read(`/api/order/detail/${id}`, as)),
    );
    const payments = (
      details as { payment: { code: object | null; transfer: object | null } }[]
    ).map(({ payment }) => payment);
    expect(payments.filter(({ transfer }) => transfer)).toHaveLength(1);
    const code = payments.find((payment) => payment.code)?.code;
    expect(code).toMatchObject({ kind: 'cvs' });
    const number = (code as { payment_no: string }).payment_no;
    const counter = await fetch(`${mall.baseUrl}/sandbox/counter?code=${number}`);
    expect([counter.status, await counter.text()]).toEqual([200, expect.stringContaining('繳費')]);
  });

  test('has months of earnings for its dealer, closed and paid out except for the last ones', async () => {
    const dealer = await mall.db.query.members.findFirst({ where: eq(members.id, 3) });
    expect(dealer?.dealerCode).toBe('WENKAI88');
    const sum = await mall.db.$count(dealerProfits);
    expect(sum).toBe(22);
    const charges = await mall.db.select().from(dealerCharges).orderBy(dealerCharges.month);
    expect(charges.length).toBeGreaterThanOrEqual(5);
    expect(charges.map(({ state }) => state)).toEqual(
      charges.map((_, at) => (at === charges.length - 1 ? 'waiting' : 'paid')),
    );
  });

  test('has an order in every state that a member sees, with consistent amounts', async () => {
    const all = await mall.db.select().from(orders);
    expect(new Set(all.map(({ state }) => state)).size).toBe(9);
    for (const order of all) {
      expect(order.finalAmount).toBe(order.itemsAmount + order.shippingFee - order.discount);
      expect(order.transOrderId).toMatch(/^[0-9A-Z]{8,32}$/);
    }
  });

  test('has products of every layer, some sold out, some low', async () => {
    const rules = await mall.db.select().from(productRules);
    expect(rules.filter(({ stock }) => stock === 0).length).toBeGreaterThan(5);
    for (const layer of [1, 2, 3]) {
      const { page } = (await read(`/api/product/all?layer=${layer}`)) as Paged<unknown>;
      expect(page.total_count).toBeGreaterThanOrEqual(35);
    }
  });

  test('continues ids after the seeded ones', async () => {
    const { id } = await mall.makeMember();
    const all = await mall.db.select({ id: members.id }).from(members);
    expect(Math.max(...all.map((each) => each.id))).toBe(id);
  });
});
