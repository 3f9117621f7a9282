import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderStates, type OrderState } from '@mall/contract';
import { orderEvents, orders, productRules } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { dataOf, type MadeProduct, type PlacedData, type Shopper } from '../../testing';
import { CACHES_ON } from '../../testing/caches-on';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { refused } from '../../testing/refused';
import { fullOr } from '../../testing/scale';
import { moveOrder } from './move-order.service';
import { mayTransition, orderTransitions } from './order-transitions';
import { newOrderNumber } from './order-number';
import { closeUnpaid } from './expire-orders.service';
import { DAY_MS } from '../../kernel/time';

let shopper: Shopper;
let cake: MadeProduct;
const mall = describeMall(CACHES_ON);
beforeEach(async () => {
  shopper = await mall.makeShopper();
  cake = await mall.makeProduct({ name: '鳳梨酥', rules: [{ amount: 100, stock: 2000 }] });
  const { id } = await mall.makeShippingMethod({ fee: 0, freeFrom: null });
  await shopper.ship(id);
});

const place = async (quantity = 1): Promise<PlacedData> => {
  await shopper.add(cake.rules[0]?.id ?? 0, { quantity });
  return dataOf(await shopper.pay(100 * quantity));
};
const rowOf = async (id: string) => {
  const [row] = await mall.db.select().from(orders).where(eq(orders.transOrderId, id));
  if (!row) throw new Error('no such order');
  return row;
};
const stock = async () => (await mall.db.select().from(productRules))[0]?.stock;

describe('the table of transitions', () => {
  test('lists the next states of every state', () => {
    expect(orderTransitions).toEqual({
      pending: ['paid', 'cancelled', 'expired'],
      paid: ['preparing', 'refunding'],
      preparing: ['shipped', 'refunding'],
      shipped: ['arrived'],
      arrived: ['completed', 'refunding'],
      completed: ['refunding'],
      cancelled: ['refunding'],
      expired: ['refunding'],
      refunding: ['refunded'],
      refunded: [],
    });
  });

  test('allows these transitions and no others, each with its event', async () => {
    const { id } = await rowOf((await place()).trans_order_id);
    const put = (state: OrderState) => mall.db.update(orders).set({ state });
    for (const from of orderStates) {
      for (const to of orderStates) {
        await put(from);
        const events = await mall.db.$count(orderEvents);
        const moving = transaction(mall.db, (tx) =>
          moveOrder(tx, { id, state: from }, to, { actor: 'staff:1' }),
        );
        if (mayTransition(from, to)) await moving;
        else await expect(moving).rejects.toEqual(new MallError('orderMoveRefused'));
        const [row] = await mall.db.select().from(orders);
        expect(row?.state).toBe(mayTransition(from, to) ? to : from);
        const added = (await mall.db.$count(orderEvents)) - events;
        expect(added).toBe(mayTransition(from, to) ? 1 : 0);
      }
    }
  });
});

describe('an unpaid order', () => {
  test('returns its items to stock when it expires, and not before', async () => {
    const { trans_order_id } = await place(3);
    expect(await stock()).toBe(1997);
    const { createdAt, expiresAt } = await rowOf(trans_order_id);
    expect((expiresAt?.getTime() ?? 0) - createdAt.getTime()).toBe(5 * DAY_MS);
    await mall.tick(new Date((expiresAt?.getTime() ?? 0) - 1));
    expect(await stock()).toBe(1997);
    for (let round = 0; round < 2; round += 1) await mall.tick(expiresAt ?? undefined);
    expect(await stock()).toBe(2000);
    expect(await shopper.order(trans_order_id)).toMatchObject({
      state: 'expired',
      state_text: '逾期未付款',
      can_pay: false,
    });
    const again = await shopper.call.post(`/api/reset/payment/pay/${trans_order_id}`, {
      payment: { method: 'credit' },
    });
    expect(again.body).toEqual(refused('orderNotPayable'));
  });

  test('expires after the configured number of days', async () => {
    await mall.setConfig('payment', 'ecpay_atm_expire_day', 2);
    const { createdAt, expiresAt } = await rowOf((await place()).trans_order_id);
    expect((expiresAt?.getTime() ?? 0) - createdAt.getTime()).toBe(2 * DAY_MS);
  });

  test('is closed once, also by five servers at once', async () => {
    for (let count = 0; count < 8; count += 1) await place();
    await mall.db.update(orders).set({ expiresAt: new Date(0) });
    await Promise.all(Array.from({ length: 5 }, () => mall.tick()));
    expect(await stock()).toBe(2000);
    expect(await mall.db.$count(orderEvents, eq(orderEvents.to, 'expired'))).toBe(8);
  });
});

const RACES = fullOr(60, 500);
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
/** Lets the event loop run this many times. */
const turns = async (count: number) => {
  for (let at = 0; at < count; at += 1) await turn();
};
/** Counts the rounds of the event loop during `work`. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  let isOver = false;
  const over = work().finally(() => (isOver = true));
  for (; !isOver; count += 1) await turn();
  await over;
  return count;
}

test(`cancellation, expiry and payment at the same time have one winner, ${RACES} times`, async () => {
  const gateway = gatewayFor(mall);
  const warmUp = await place();
  const turnsOfPayment = await turnsDuring(() => gateway.send(gateway.result(warmUp.next.fields)));
  const ended: string[] = [];
  for (let race = 0; race < RACES; race += 1) {
    const placed = await place();
    const { id } = await rowOf(placed.trans_order_id);
    // From the moment of the payment to long after it, on a machine of any speed.
    const wait = (race / RACES) * 3 * turnsOfPayment;
    const cancel = async () => {
      await turns(wait);
      const body = { o_id: placed.trans_order_id, cancel_reason: '買錯了' };
      const reply = await shopper.call.post('/api/order/refund', body);
      if (!reply.body.valid) expect(reply.body).toEqual(refused('orderMoveRefused'));
    };
    const expire = async () => {
      await turns(wait);
      await closeUnpaid(mall.db, id, 'expired', 'clock').catch((error: unknown) =>
        expect(error).toEqual(new MallError('orderMoveRefused')),
      );
    };
    // A member who cancels too late requests a refund instead, and is entitled to it.
    const close = race % 2 ? cancel : expire;
    const pay = () => gateway.send(gateway.result(placed.next.fields));
    // The first two are no race, so that both outcomes occur on any machine.
    if (race === 0) await expire().then(pay);
    else if (race === 1) await pay().then(expire);
    else await Promise.all([close(), pay(), close()]);
    ended.push((await rowOf(placed.trans_order_id)).state);
    const events = await mall.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    for (const { from, to } of events) if (from) expect(mayTransition(from, to)).toBe(true);
    expect(events.filter(({ from }) => from === 'pending')).toHaveLength(1);
  }
  expect(new Set(ended)).toEqual(new Set(['paid', 'refunding']));
  const paid = ended.filter((state) => state === 'paid').length + 1;
  // Items of unpaid orders returned to stock once.
  expect(await stock()).toBe(2000 - paid);
});

describe('the lists', () => {
  test('require a member', async () => {
    for (const path of ['list/all', 'list', 'detail/20261120AAAAAAAA']) {
      expect((await mall.as().get(`/api/order/${path}`)).status).toBe(401);
    }
  });

  test('show each state in its tab, newest first, ten a page', async () => {
    const tabs: Record<string, OrderState[]> = {
      unpaid: ['pending'],
      processing: ['paid', 'preparing'],
      shipped: ['shipped', 'arrived'],
      completed: ['completed'],
      cancelled: ['cancelled', 'expired', 'refunding', 'refunded'],
    };
    for (const state of [...orderStates, 'pending'] as const) {
      const { trans_order_id } = await place();
      await mall.db.update(orders).set({ state }).where(eq(orders.transOrderId, trans_order_id));
    }
    const list = async (tab: string) => {
      const { body } = await shopper.call.get(`/api/order/list/${tab}`);
      return body.data as {
        list: { state: OrderState; trans_order_id: string; create_time: string }[];
        page: object;
      };
    };
    for (const [tab, states] of Object.entries(tabs)) {
      const found = (await list(tab)).list.map(({ state }) => state);
      expect(new Set(found)).toEqual(new Set(states));
    }
    const all = await list('all');
    expect(all.page).toEqual({ current_page: 1, total_page: 2, per_page: 10, total_count: 11 });
    const [newest] = await mall.db.select().from(orders).where(eq(orders.id, 11));
    expect(all.list[0]?.trans_order_id).toBe(newest?.transOrderId);
    expect((await list('all?page=2')).list).toHaveLength(1);
    expect((await shopper.call.get('/api/order/list/none')).status).toBe(404);
  });

  test('show the first three products and the number of all', async () => {
    for (let count = 0; count < 4; count += 1) {
      const made = await mall.makeProduct({ rules: [{ amount: 10 }] });
      await shopper.add(made.rules[0]?.id ?? 0, { quantity: 2 });
    }
    await shopper.pay(80);
    const { body } = await shopper.call.get('/api/order/list?limit=5');
    expect(body.data).toMatchObject([{ products_count: 8, final_amount: 80 }]);
    const [first] = body.data as { products: unknown[] }[];
    expect(first?.products).toHaveLength(3);
  });

  test('of the latest orders are thirty at most', async () => {
    expect((await shopper.call.get('/api/order/list?limit=31')).status).toBe(422);
    await place();
    await place();
    expect((await shopper.call.get('/api/order/list?limit=1')).body.data).toHaveLength(1);
    expect((await shopper.call.get('/api/order/list')).body.data).toHaveLength(2);
  });

  test('are in English for a reader of English', async () => {
    const { trans_order_id } = await place();
    const { body } = await shopper.call.get(`/api/order/detail/${trans_order_id}`, {
      'accept-language': 'en',
    });
    expect(body.data).toMatchObject({
      state_text: 'Awaiting payment',
      pay_status_text: 'Unpaid',
      payment: { name: 'Credit card' },
      timeline: [{ text: 'Order placed' }],
    });
  });
});

test('another member’s order is in no list and is answered like a missing one', async () => {
  const { trans_order_id } = await place();
  const other = await mall.makeShopper();
  const theirs = await other.call.get(`/api/order/detail/${trans_order_id}`);
  const nobodys = await other.call.get('/api/order/detail/20260101AAAAAAAA');
  expect([theirs.status, theirs.body]).toEqual([404, refused('notFound')]);
  expect(nobodys.body).toEqual(theirs.body);
  expect((await other.call.get('/api/order/list')).body.data).toEqual([]);
  expect((await other.call.get('/api/order/list/all')).body.data).toMatchObject({ list: [] });
});

test('order numbers are readable over the phone, and hard to guess', () => {
  const numbers = Array.from({ length: 2000 }, () =>
    newOrderNumber(new Date('2026-11-20T16:30:00Z')),
  );
  expect(new Set(numbers).size).toBe(2000);
  for (const number of numbers) expect(number).toMatch(/^20261121[0-9A-HJKMNP-TV-Z]{8}$/);
});
