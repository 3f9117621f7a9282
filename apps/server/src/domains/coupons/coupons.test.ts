import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { coupons, couponTickets, orders, productRules } from '../../db/schema';
import {
  dataOf,
  type MadeProduct,
  type PlacedData,
  type Shopper,
  type TestMall,
} from '../../testing';
import { CACHES_ON } from '../../testing/caches-on';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';
import { fullOr } from '../../testing/scale';
import { DAY_MS } from '../../kernel/time';

let shopper: Shopper;
let cake: MadeProduct;
let home: number;
const mall = describeMall(CACHES_ON);
beforeEach(async () => {
  shopper = await mall.makeShopper();
  cake = await mall.makeProduct({ rules: [{ amount: 300, marketPrice: 300, stock: 1000 }] });
  home = (await mall.makeShippingMethod()).id;
});

interface ForCart {
  readonly id: number;
  readonly usable: boolean;
  readonly reason: string | null;
  readonly chosen: boolean;
  readonly discount_amount: number;
}
type Applied = { readonly list: ForCart[]; readonly totals: Record<string, number> };
type CouponInput = Parameters<TestMall['makeCoupon']>[0];

/** Items for NT$600 and home delivery for NT$100. */
const ready = async (who = shopper) => {
  await who.add(cake.rules[0]?.id ?? 0, { quantity: 2 });
  await who.ship(home);
};
const ticketFor = async (coupon?: CouponInput, who = shopper) => {
  const { id } = await mall.makeCoupon(coupon);
  return mall.makeTicket(who.id, id);
};
const apply = (tickets: readonly (number | string)[], who = shopper, layer = 1) =>
  who.call.post(`/api/payment/coupon/${layer}`, { tickets });
const applied = async (...tickets: (number | string)[]) => dataOf<Applied>(await apply(tickets));
const forCart = async (who = shopper) =>
  dataOf<ForCart[]>(await who.call.get('/api/payment/coupons/1'));
const day = (days: number) => new Date(Date.now() + days * DAY_MS);

test('a guest has no coupons, and cannot use any', async () => {
  const guest = mall.as();
  for (const path of [
    'member/coupon/usable',
    'payment/coupons/1',
    'payment/check/coupon/X1Y/valid',
  ]) {
    expect((await guest.get(`/api/${path}`)).status).toBe(401);
  }
  expect((await guest.post('/api/payment/coupon/1', { tickets: [] })).status).toBe(401);
});

describe('a code', () => {
  const claim = (code: string, who = shopper) =>
    who.call.post('/api/member/coupon/claim', { code });
  const usable = async () =>
    dataOf<{ list: { id: number }[] }>(await shopper.call.get('/api/member/coupon/usable')).list;

  test('is claimed without a cart, once, in any case of its letters', async () => {
    await mall.makeCoupon({ code: 'ALLEY80', name: '巷口折八十' });
    const first = dataOf<{ id: number; name: string }>(await claim(' alley80 '));
    expect(first.name).toBe('巷口折八十');
    expect(dataOf(await claim('ALLEY80'))).toMatchObject({ id: first.id });
    expect((await usable()).map(({ id }) => id)).toEqual([first.id]);
  });

  test('claimed ten times at once is one ticket', async () => {
    await mall.makeCoupon({ code: 'ALLEY80' });
    await Promise.all(Array.from({ length: 10 }, () => claim('ALLEY80')));
    expect(await usable()).toHaveLength(1);
  });

  test('is refused with its reason when it is unknown, expired or used up', async () => {
    await mall.makeCoupon({ code: 'OVER1', name: '昨天', startsAt: day(-9), endsAt: day(-1) });
    expect((await claim('NONE1')).body).toEqual(refused('couponUnknown'));
    expect((await claim('OVER1')).body).toMatchObject({
      valid: false,
      msg: expect.stringContaining('昨天'),
    });
    expect((await claim('!')).body.data).toMatchObject({ fields: [{ field: 'code' }] });
    expect((await mall.as().post('/api/member/coupon/claim', { code: 'OVER1' })).status).toBe(401);
  });

  test('is guessed twenty times an hour at most, and existing codes do not count', async () => {
    await mall.makeCoupon({ code: 'OVER1', startsAt: day(-9), endsAt: day(-1) });
    for (let at = 0; at < 20; at += 1) {
      await claim('OVER1');
      expect((await claim(`NONE${at}`)).body).toEqual(refused('couponUnknown'));
    }
    expect((await claim('NONE99')).body).toMatchObject({ valid: false, code: 1007 });
  });
});

describe('a member’s coupons', () => {
  test('are listed by state, the first to expire first', async () => {
    const late = await ticketFor({ name: '月底', endsAt: day(20) });
    const soon = await ticketFor({ name: '週末', endsAt: day(2) });
    const over = await ticketFor({ name: '昨天', startsAt: day(-9), endsAt: day(-1) });
    const gone = await ticketFor({ name: '搶光', totalLimit: 1, usedCount: 1 });
    const later = await ticketFor({ name: '年貨', startsAt: day(3), endsAt: day(9) });
    const read = async (type: string) => {
      const { list, page } = dataOf<{ list: { id: number }[]; page: { total_count: number } }>(
        await shopper.call.get(`/api/member/coupon/${type}`),
      );
      expect(page.total_count).toBe(list.length);
      return list.map(({ id }) => id);
    };
    expect(await read('usable')).toEqual([soon, late]);
    expect(new Set(await read('expired'))).toEqual(new Set([over, gone]));
    expect(await read('upcoming')).toEqual([later]);
    expect(await read('used')).toEqual([]);
    await ready();
    await applied(soon);
    await shopper.pay(600);
    expect([await read('usable'), await read('used')]).toEqual([[late], [soon]]);
    expect((await shopper.call.get('/api/member/coupon/all')).status).toBe(404);
  });

  test('are visible to no other member', async () => {
    const id = await ticketFor();
    const other = await mall.makeShopper();
    await ready(other);
    const theirs = await apply([id], other);
    const nobodys = await apply([id + 1], other);
    expect([theirs.status, theirs.body]).toEqual([404, refused('couponUnknown')]);
    expect(nobodys.body).toEqual(theirs.body);
    expect(await forCart(other)).toEqual([]);
  });
});

describe('on a cart', () => {
  beforeEach(() => ready());

  test.each<[string, CouponInput, number]>([
    ['an amount', { kind: 'amount', value: 50 }, 50],
    ['more than the price of the items', { kind: 'amount', value: 5000 }, 600],
    ['a percentage', { kind: 'percent', value: 7 }, 42],
    ['a percentage up to its cap', { kind: 'percent', value: 50, maxDiscount: 80 }, 80],
    ['the shipping fee', { kind: 'shipping', value: 0 }, 100],
  ])('%s is deducted', async (_, coupon, off) => {
    const id = await ticketFor(coupon);
    const { list, totals } = await applied(id);
    expect(list).toMatchObject([
      { id, usable: true, reason: null, chosen: true, discount_amount: off },
    ]);
    expect(totals).toMatchObject({
      items_amount: 600,
      shipping_fee: 100,
      coupon_amount: off,
      discount_amount: off,
      total_amount: 700 - off,
    });
  });

  test('with a minimum amount is valid from exactly that amount', async () => {
    const [enough, more] = [
      await ticketFor({ minAmount: 600 }),
      await ticketFor({ minAmount: 601 }),
    ];
    const why = Object.fromEntries((await forCart()).map(({ id, reason }) => [id, reason]));
    expect(why).toEqual({
      [enough]: null,
      [more]: '商品滿 NT$601 才能使用，還差 NT$1',
    });
  });

  test.each<[string, CouponInput, string]>([
    [
      'too early',
      {
        startsAt: new Date('2099-12-16T00:00:00+08:00'),
        endsAt: new Date('2099-12-31T00:00:00+08:00'),
      },
      '12/16（三）起才能使用',
    ],
    ['too late', { startsAt: day(-9), endsAt: day(-1) }, '已經過期'],
    ['of another temperature', { layer: 3 }, '只能用於冷凍商品'],
    ['for larger orders', { minAmount: 1000 }, '商品滿 NT$1,000 才能使用，還差 NT$400'],
    ['all used up', { totalLimit: 2, usedCount: 2 }, '已經兌換完畢'],
  ])('is listed with its reason and refused when it is %s', async (_, coupon, reason) => {
    const id = await ticketFor({ name: '巷口券', ...coupon });
    expect(await forCart()).toMatchObject([
      { id, usable: false, reason: expect.stringContaining(reason), discount_amount: 0 },
    ]);
    const { status, body } = await apply([id]);
    expect([status, body]).toEqual([409, refused('couponUnusable')]);
    expect(body.msg).toContain('「巷口券」無法使用：');
    expect(body.msg).toContain(reason);
  });

  test('combine when they are stackable, with one that is not, and one for shipping', async () => {
    const alone = await ticketFor({ value: 100 });
    const other = await ticketFor({ value: 90 });
    const stacks = await ticketFor({ value: 30, stackable: true });
    const free = await ticketFor({ kind: 'shipping', value: 0, stackable: true });
    const again = await ticketFor({ kind: 'shipping', value: 0, stackable: true });
    const { totals, list } = await applied(stacks, alone, free);
    expect(totals).toMatchObject({ coupon_amount: 230, total_amount: 470 });
    const why = Object.fromEntries(list.map(({ id, reason }) => [id, reason]));
    expect(why).toEqual({
      [alone]: null,
      [stacks]: null,
      [free]: null,
      [other]: '不能和其他優惠券一起使用',
      [again]: '免運券每筆訂單限用一張',
    });
    expect((await apply([alone, other])).body).toEqual(refused('couponUnusable'));
    expect((await apply([free, again])).body).toEqual(refused('couponUnusable'));
    // The refusal has changed nothing.
    expect((await forCart()).filter(({ chosen }) => chosen)).toHaveLength(3);
  });

  test('never deduct more than the price of the items, and one coupon only once', async () => {
    const big = await ticketFor({ value: 590, stackable: true });
    const rest = await ticketFor({ value: 100, stackable: true });
    expect((await applied(big, rest)).totals).toMatchObject({
      coupon_amount: 600,
      total_amount: 100,
    });
    const none = await ticketFor({ value: 10, stackable: true });
    expect((await apply([big, rest, none])).body.msg).toContain('沒有可折抵的金額');
    const { id } = await mall.makeCoupon({ stackable: true, perMember: 2 });
    const twins = [await mall.makeTicket(shopper.id, id), await mall.makeTicket(shopper.id, id)];
    expect((await apply(twins)).body.msg).toContain('同一種優惠券每筆訂單限用一張');
  });

  test('are removed when none is chosen', async () => {
    const id = await ticketFor();
    await applied(id);
    expect((await applied()).totals).toMatchObject({ coupon_amount: 0, total_amount: 700 });
    expect(await forCart()).toMatchObject([{ id, chosen: false }]);
  });

  test('are used by one cart at a time: the latest that chooses them', async () => {
    const ice = await mall.makeProduct({ layer: 3, rules: [{ amount: 200, stock: 9 }] });
    await shopper.add(ice.rules[0]?.id ?? 0, {}, 3);
    const id = await ticketFor();
    await applied(id);
    expect((await apply([id], shopper, 3)).status).toBe(200);
    expect(await forCart()).toMatchObject([{ id, chosen: false }]);
  });

  test('of a disabled layer have no cart', async () => {
    await mall.setConfig('shipping', 'freezing_switch', '0');
    expect((await apply([], shopper, 3)).body).toEqual(refused('layerOff'));
    expect((await shopper.call.get('/api/payment/coupons/3')).body).toEqual(refused('layerOff'));
  });
});

describe('a code', () => {
  const check = async (code: string) =>
    dataOf<{ valid: boolean; reason: string | null; coupon: object | null }>(
      await shopper.call.get(`/api/payment/check/coupon/${code}/valid`),
    );

  test('is shown with its value, in any case, without claiming a ticket', async () => {
    await mall.makeCoupon({ code: 'ALLEY100', name: '巷口折百' });
    expect(await check('alley100')).toMatchObject({
      valid: true,
      reason: null,
      coupon: { name: '巷口折百', kind: 'amount', value: 100 },
    });
    expect(await mall.db.$count(couponTickets)).toBe(0);
    expect(await check('NOSUCH')).toEqual({
      valid: false,
      reason: '找不到這張優惠券',
      coupon: null,
    });
    expect((await shopper.call.get('/api/payment/check/coupon/!!/valid')).body).toEqual(
      refused('invalidFields'),
    );
  });

  test('gets its ticket when it is used, once for each that a member may have', async () => {
    await ready();
    await mall.makeCoupon({ code: 'ALLEY100', perMember: 1 });
    expect((await applied('ALLEY100')).totals).toMatchObject({ coupon_amount: 100 });
    expect((await applied('alley100')).totals).toMatchObject({ coupon_amount: 100 });
    expect(await mall.db.$count(couponTickets)).toBe(1);
    await shopper.pay(600);
    expect(await check('ALLEY100')).toMatchObject({
      valid: false,
      reason: '您已經領取或使用過這張優惠券',
    });
    await ready();
    expect((await apply(['ALLEY100'])).body).toEqual(refused('couponUnusable'));
    expect((await apply(['NOSUCH'])).body).toEqual(refused('couponUnknown'));
  });

  test('that cannot be used here leaves no ticket behind', async () => {
    await ready();
    await mall.makeCoupon({ code: 'BIGSPENDER', minAmount: 9000 });
    expect((await apply(['BIGSPENDER'])).body).toEqual(refused('couponUnusable'));
    expect(await mall.db.$count(couponTickets)).toBe(0);
  });
});

describe('with the order', () => {
  const placed = async (...tickets: number[]) => {
    await ready();
    await applied(...tickets);
    return dataOf<PlacedData>(await shopper.pay(600)).trans_order_id;
  };
  const usedCount = async () => (await mall.db.select().from(coupons))[0]?.usedCount;

  test('are used, shown with it, and removed from the cart', async () => {
    const id = await ticketFor();
    const order = await shopper.order(await placed(id));
    expect(order.totals).toMatchObject({
      coupon_amount: 100,
      discount_amount: 100,
      total_amount: 600,
      points_to_earn: 500,
    });
    expect(await forCart()).toEqual([]);
    expect(await usedCount()).toBe(1);
    await ready();
    expect((await apply([id])).body).toEqual(refused('couponUnknown'));
  });

  test('are returned once when the order is cancelled', async () => {
    const id = await ticketFor({ totalLimit: 1 });
    const o_id = await placed(id);
    const cancel = () => shopper.call.post('/api/order/refund', { o_id, cancel_reason: '買錯了' });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).body).toEqual(refused('orderMoveRefused'));
    expect(await usedCount()).toBe(0);
    await ready();
    expect(await forCart()).toMatchObject([{ id, usable: true }]);
  });

  test('are ignored when they expired before payment, and the refusal contains the right total', async () => {
    const id = await ticketFor();
    await ready();
    await applied(id);
    await mall.db.update(coupons).set({ startsAt: day(-9), endsAt: day(-1) });
    expect((await shopper.pay(600)).body).toEqual(
      refused('totalChanged', '金額有變動，目前總計為 NT$700，請再確認一次'),
    );
    expect((await shopper.pay(700)).status).toBe(200);
    expect(await usedCount()).toBe(0);
    const [ticket] = await mall.db.select().from(couponTickets).where(eq(couponTickets.id, id));
    expect(ticket?.usedAt).toBeNull();
  });
});

const CHECKOUTS = fullOr(40, 200);

test(`a coupon for one order at ${CHECKOUTS} checkouts at once is used once`, async () => {
  const { id } = await mall.makeCoupon({ totalLimit: 1 });
  const shoppers = await Promise.all(
    Array.from({ length: CHECKOUTS }, async () => {
      const who = await mall.makeShopper();
      await ready(who);
      const ticket = await mall.makeTicket(who.id, id);
      expect((await apply([ticket], who)).status).toBe(200);
      return who;
    }),
  );
  const replies = await Promise.all(shoppers.map((who) => who.pay(600)));
  expect(replies.filter(({ body }) => body.valid)).toHaveLength(1);
  for (const { body } of replies.filter((each) => !each.body.valid)) {
    expect(body).toEqual(refused('totalChanged'));
  }
  const [coupon] = await mall.db.select().from(coupons);
  expect(coupon?.usedCount).toBe(1);
  expect(await mall.db.$count(orders)).toBe(1);
  const [rule] = await mall.db.select().from(productRules);
  expect(rule?.stock).toBe(998);
});
