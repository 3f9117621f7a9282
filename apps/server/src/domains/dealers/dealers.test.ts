import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dealerCharges, dealerProfits, orders } from '../../db/schema';
import {
  dataOf,
  shopperOf,
  type MadeProduct,
  type PlacedData,
  type Shopper,
  type TestCaller,
  type TestMember,
} from '../../testing';
import { openDesk, type TestDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { refused } from '../../testing/refused';
import { hinted } from './dealers.presenter';
import { monthOf, monthsFrom } from './month';

let dealer: TestMember;
let dealing: TestCaller;
let desk: TestDesk;
let shopper: Shopper;
let cake: MadeProduct;
let home: number;
const mall = describeMall();
beforeEach(async () => {
  dealer = await mall.makeMember({ isDealer: true });
  dealing = mall.as(dealer);
  desk = await openDesk(mall);
  cake = await mall.makeProduct({ rules: [{ amount: 1000, stock: 100 }] });
  home = (await mall.makeShippingMethod({ freeFrom: null })).id;
  shopper = await referredBy(dealer.id);
});

interface Performance {
  readonly list: readonly {
    readonly trans_order_id: string;
    readonly commission: number;
    readonly reversed: boolean;
  }[];
  readonly page: { readonly total_count: number };
  readonly sums: {
    readonly orders_count: number;
    readonly amount: number;
    readonly commission: number;
  };
}
interface Charge {
  readonly month: string;
  readonly amount: number;
  readonly orders_count: number;
}

const referredBy = async (dealerId: number) => {
  const member = await mall.makeMember({ name: '林小滿', dealerId });
  const who = shopperOf(mall.as(member), member);
  await who.ship(home);
  return who;
};
const move = async (o_id: string, ...states: string[]) => {
  for (const to of states) dataOf(await desk.move(o_id, to));
};
const complete = async (who = shopper, quantity = 1) => {
  await who.add(cake.rules[0]?.id ?? 0, { quantity });
  const placed = dataOf<PlacedData>(await who.pay(1000 * quantity + 100));
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(placed.next.fields));
  await move(placed.trans_order_id, 'preparing', 'shipped', 'arrived', 'completed');
  return placed.trans_order_id;
};
const performance = async (query = '') =>
  dataOf<Performance>(await dealing.get(`/api/dealer/performance${query}`));
const charges = async () =>
  dataOf<{ list: Charge[] }>(await dealing.get('/api/dealer/charge')).list;
const refund = async (who: Shopper, o_id: string) => {
  dataOf(await who.call.post('/api/order/refund', { o_id, cancel_reason: '壞了' }));
  await move(o_id, 'refunded');
};
const thisMonth = monthOf(new Date());
/** Moves the commissions so far some months into the past. */
const shift = (months: number) =>
  mall.db
    .update(dealerProfits)
    .set({ createdAt: new Date(`${monthsFrom(thisMonth, -months)}-15T12:00:00+08:00`) });

test('the pages require a dealer', async () => {
  const paths = ['payment/info', 'performance', 'month', 'charge'];
  for (const path of paths) {
    expect((await mall.as().get(`/api/dealer/${path}`)).status).toBe(401);
    expect((await shopper.call.get(`/api/dealer/${path}`)).body).toEqual(refused('forbidden'));
  }
  expect((await shopper.call.post('/api/dealer/payment/info/store', {})).body).toEqual(
    refused('forbidden'),
  );
  await complete();
  const other = mall.as(await mall.makeMember({ isDealer: true }));
  const theirs = dataOf<Performance>(await other.get('/api/dealer/performance'));
  expect([theirs.list, theirs.sums.orders_count]).toEqual([[], 0]);
});

describe('the last twelve months', () => {
  interface Month {
    readonly month: string;
    readonly orders_count: number;
    readonly amount: number;
    readonly commission: number;
  }
  const months = async () => dataOf<Month[]>(await dealing.get('/api/dealer/month'));

  test('are listed, the earliest first, also without an order', async () => {
    const all = await months();
    expect(all.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, at) => monthsFrom(thisMonth, at - 11)),
    );
    expect(all.every(({ orders_count, amount }) => orders_count === 0 && amount === 0)).toBe(true);
  });

  test('contain the sum of each month’s list, without revoked commissions', async () => {
    await complete(shopper, 2);
    await shift(11);
    await complete();
    await refund(shopper, await complete(shopper, 3));
    const all = await months();
    for (const month of [all[0], all[11]]) {
      const { sums } = await performance(`?month=${month?.month}`);
      expect({ ...month, month: undefined }).toEqual(sums);
    }
    expect([all[0]?.amount, all[11]?.amount]).toEqual([2000, 1000]);
    expect(all.reduce((sum, { orders_count }) => sum + orders_count, 0)).toBe(2);
  });
});

describe('a dealer’s payout data', () => {
  const info = {
    bank_code: '812',
    bank_name: '台新銀行',
    branch_name: '大同分行',
    account_name: '許文凱',
    account: '00123456789012',
  };
  const store = (more: object = {}) =>
    dealing.post('/api/dealer/payment/info/store', { ...info, ...more });

  test('is stored, with the referral code beside it', async () => {
    const read = async () =>
      dataOf<{ dealer_code: string; payment_info: object | null }>(
        await dealing.get('/api/dealer/payment/info'),
      );
    const first = await read();
    expect(first).toEqual({
      dealer_code: expect.stringMatching(/^[0-9A-Z]{8}$/),
      payment_info: null,
    });
    expect((await store()).body.data).toEqual(info);
    await store({ account_name: '許太太' });
    expect(await read()).toEqual({
      dealer_code: first.dealer_code,
      payment_info: { ...info, account_name: '許太太' },
    });
  });

  test.each([{ bank_code: '12' }, { account: '12-34' }, { bank_name: ' ' }])(
    'is refused when it is invalid: %j',
    async (wrong) => {
      const { body } = await store(wrong);
      expect(body.data).toMatchObject({ fields: [{ field: Object.keys(wrong)[0] }] });
    },
  );
});

describe('a dealer’s commission', () => {
  test('is a percentage of the amount paid for items, once the order is completed', async () => {
    await mall.setConfig('dealer', 'commission_percent', 8);
    const id = await complete(shopper, 2);
    expect(await performance()).toEqual({
      list: [
        {
          trans_order_id: id,
          member_name: '林○滿',
          amount: 2000,
          percent: 8,
          commission: 160,
          reversed: false,
          create_time: expect.any(String),
        },
      ],
      page: { current_page: 1, total_page: 1, per_page: 20, total_count: 1 },
      sums: { orders_count: 1, amount: 2000, commission: 160 },
    });
  });

  test('excludes coupons, and members without a dealer', async () => {
    const coupon = await mall.makeCoupon({ value: 300 });
    const ticket = await mall.makeTicket(shopper.id, coupon.id);
    await shopper.add(cake.rules[0]?.id ?? 0);
    await shopper.call.post('/api/payment/coupon/1', { tickets: [ticket] });
    const placed = dataOf<PlacedData>(await shopper.pay(800));
    const gateway = gatewayFor(mall);
    await gateway.send(gateway.result(placed.next.fields));
    expect((await performance()).list).toEqual([]);
    await move(placed.trans_order_id, 'preparing', 'shipped', 'arrived', 'completed');
    const stranger = await mall.makeShopper();
    await stranger.ship(home);
    await complete(stranger);
    expect((await performance()).sums).toEqual({ orders_count: 1, amount: 700, commission: 35 });
  });

  test('is revoked when the order is refunded', async () => {
    const id = await complete();
    await complete();
    await refund(shopper, id);
    const { list, sums } = await performance();
    expect(list.find(({ trans_order_id }) => trans_order_id === id)?.reversed).toBe(true);
    expect(sums).toEqual({ orders_count: 1, amount: 1000, commission: 50 });
  });

  test('is listed by month', async () => {
    await complete();
    await shift(1);
    await complete();
    expect((await performance(`?month=${thisMonth}`)).sums.orders_count).toBe(1);
    expect((await performance(`?month=${monthsFrom(thisMonth, -1)}`)).sums.orders_count).toBe(1);
    expect((await performance(`?month=${monthsFrom(thisMonth, -2)}`)).list).toEqual([]);
    for (const month of ['2026-13', '0000-01', 'now']) {
      const { body } = await dealing.get(`/api/dealer/performance?month=${month}`);
      expect(body).toEqual(refused('invalidFields'));
    }
  });
});

describe('a month', () => {
  test('is closed once when it is over, also by several servers', async () => {
    await complete();
    await complete();
    await mall.tick();
    expect(await charges()).toEqual([]);
    await shift(1);
    await Promise.all([mall.tick(), mall.tick(), mall.tick()]);
    expect(await charges()).toMatchObject([
      {
        month: monthsFrom(thisMonth, -1),
        orders_count: 2,
        amount: 100,
        state: 'waiting',
        state_text: '待撥款',
        paid_time: null,
      },
    ]);
  });

  test('excludes commissions that are refunded before the payout', async () => {
    const id = await complete();
    await complete();
    await shift(1);
    await mall.tick();
    await refund(shopper, id);
    expect(await charges()).toMatchObject([{ orders_count: 1, amount: 50 }]);
  });

  test('deducts commissions that were refunded after the payout of an earlier month', async () => {
    const id = await complete();
    await shift(2);
    await mall.tick();
    await mall.db.update(dealerCharges).set({ state: 'paid', paidAt: new Date() });
    await refund(shopper, id);
    await complete(shopper, 3);
    const last = await mall.db.select().from(orders).orderBy(orders.id);
    await mall.db
      .update(dealerProfits)
      .set({ createdAt: new Date(`${monthsFrom(thisMonth, -1)}-15T12:00:00+08:00`) })
      .where(eq(dealerProfits.orderId, last.at(-1)?.id ?? 0));
    await mall.tick();
    await mall.tick();
    expect(await charges()).toMatchObject([
      { month: monthsFrom(thisMonth, -1), orders_count: 1, amount: 100 },
      { month: monthsFrom(thisMonth, -2), orders_count: 1, amount: 50 },
    ]);
  });
});

test('months continue over the end of a year, and a customer’s name is masked', () => {
  expect(monthsFrom('2026-01', -1)).toBe('2025-12');
  expect(monthsFrom('2026-12', 1)).toBe('2027-01');
  expect(monthsFrom('2026-05', -17)).toBe('2024-12');
  // In Taiwan time.
  expect(monthOf(new Date('2026-10-31T16:00:00Z'))).toBe('2026-11');
  expect(['林小滿', '王明', '阿', 'Kevin'].map(hinted)).toEqual(['林○滿', '王○', '阿', 'K○○○n']);
});
