import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderStates, type OrderState } from '@mall/contract';
import { notifications, orderEvents, orders, productRules } from '../../db/schema';
import {
  dataOf,
  type MadeProduct,
  type OrderData,
  type PlacedData,
  type Shopper,
} from '../../testing';
import { openDesk, type TestDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { refused } from '../../testing/refused';
import { DAY_MS } from '../../kernel/time';

let shopper: Shopper;
let desk: TestDesk;
let cake: MadeProduct;
const mall = describeMall();
beforeEach(async () => {
  shopper = await mall.makeShopper();
  desk = await openDesk(mall);
  cake = await mall.makeProduct({ rules: [{ amount: 300, stock: 10 }] });
  const { id } = await mall.makeShippingMethod();
  await shopper.ship(id);
});

const place = async () => {
  await shopper.add(cake.rules[0]?.id ?? 0, { quantity: 2 });
  return dataOf<PlacedData>(await shopper.pay(700));
};
const paid = async () => {
  const placed = await place();
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(placed.next.fields));
  return placed.trans_order_id;
};
const move = (o_id: string, to: string) => desk.move(o_id, to);
const moved = async (o_id: string, ...states: string[]) => {
  for (const to of states) dataOf(await move(o_id, to));
};
const refund = (o_id: string, who = shopper.call, cancel_reason = '買錯了') =>
  who.post('/api/order/refund', { o_id, cancel_reason });
const stock = async () => (await mall.db.select().from(productRules))[0]?.stock;
const day = (days: number) => new Date(Date.now() + days * DAY_MS);
const noticesOf = async () =>
  dataOf<{ list: { title: string }[] }>(await shopper.call.get('/api/notify/list/1'))
    .list.map(({ title }) => title)
    .toReversed();

describe('a member who changes their mind', () => {
  test('cancels an unpaid order at once, with all effects undone', async () => {
    const { trans_order_id } = await place();
    expect(await shopper.order(trans_order_id)).toMatchObject({
      can_cancel: true,
      can_refund: false,
    });
    expect((await refund(trans_order_id)).body.data).toMatchObject({
      state: 'cancelled',
      can_pay: false,
      can_cancel: false,
      can_refund: false,
      cancel_reason: '買錯了',
      payment: { expire_time: null },
    });
    expect(await stock()).toBe(10);
  });

  test.each([[[]], [['preparing']]])(
    'gets the money of a paid order, and the shop its items: after %j',
    async (states) => {
      const id = await paid();
      await moved(id, ...states);
      expect(await shopper.order(id)).toMatchObject({ can_cancel: false, can_refund: true });
      expect((await refund(id)).body.data).toMatchObject({
        state: 'refunding',
        pay_status_text: '已付款',
        can_refund: false,
      });
      expect(await stock()).toBe(10);
      expect((await move(id, 'refunded')).body.data).toMatchObject({
        state: 'refunded',
        pay_status_text: '已退款',
      });
      expect(await stock()).toBe(10);
    },
  );

  test('has to wait while it is being shipped', async () => {
    const id = await paid();
    await moved(id, 'preparing', 'shipped');
    expect(await shopper.order(id)).toMatchObject({ can_cancel: false, can_refund: false });
    const { status, body } = await refund(id);
    expect([status, body]).toEqual([
      409,
      refused('orderMoveRefused', '訂單狀態已變更，無法進行這項操作'),
    ]);
  });

  test('has seven days after arrival, and the items are restocked by hand', async () => {
    const id = await paid();
    await moved(id, 'preparing', 'shipped', 'arrived', 'completed');
    expect(await shopper.order(id)).toMatchObject({ can_refund: true });
    expect((await refund(id)).body.data).toMatchObject({ state: 'refunding' });
    expect(await stock()).toBe(8);
  });

  test('is refused after those seven days', async () => {
    const id = await paid();
    await moved(id, 'preparing', 'shipped', 'arrived', 'completed');
    await mall.db
      .update(orderEvents)
      .set({ createdAt: day(-7.01) })
      .where(eq(orderEvents.to, 'arrived'));
    expect((await shopper.order(id)).can_refund).toBe(false);
    expect((await refund(id)).body).toEqual(refused('orderMoveRefused'));
  });

  test('gives a reason, for their own order, once', async () => {
    const { trans_order_id } = await place();
    expect((await refund(trans_order_id, shopper.call, ' ')).body).toEqual(
      refused('invalidFields'),
    );
    const other = await mall.makeShopper();
    const theirs = await refund(trans_order_id, other.call);
    expect([theirs.status, theirs.body]).toEqual([404, refused('notFound')]);
    expect((await refund('20260101AAAAAAAA', other.call)).body).toEqual(theirs.body);
    expect((await refund(trans_order_id, mall.as())).status).toBe(401);
    const replies = await Promise.all(Array.from({ length: 5 }, () => refund(trans_order_id)));
    expect(replies.filter(({ body }) => body.valid)).toHaveLength(1);
    expect(await stock()).toBe(10);
  });
});

describe('a member who withdraws the request for a refund', () => {
  const withdraw = (o_id: string, who = shopper.call) =>
    who.post('/api/order/refund/withdraw', { o_id });
  /** An order with a requested refund, after these moves. */
  const refunding = async (...states: string[]) => {
    const id = await paid();
    await moved(id, ...states);
    dataOf(await refund(id));
    return id;
  };

  test.each([[[]], [['preparing']]])(
    'gets the order back where it was, and its items are taken again: after %j',
    async (states) => {
      const id = await refunding(...states);
      expect(await stock()).toBe(10);
      expect(await shopper.order(id)).toMatchObject({ can_withdraw: true });
      const { body } = await withdraw(id);
      expect(body.data).toMatchObject({
        state: states.at(-1) ?? 'paid',
        pay_status_text: '已付款',
        cancel_reason: null,
        can_withdraw: false,
        can_refund: true,
      });
      expect(await stock()).toBe(8);
      expect((await noticesOf()).at(-1)).toBe('訂單照常處理');
      await moved(id, ...(states.length > 0 ? [] : ['preparing']), 'shipped');
    },
  );

  test('keeps the days since arrival, and earns nothing twice', async () => {
    const id = await refunding('preparing', 'shipped', 'arrived', 'completed');
    await mall.db
      .update(orderEvents)
      .set({ createdAt: day(-6.9) })
      .where(eq(orderEvents.to, 'arrived'));
    const points = async () =>
      dataOf<{ points: number }>(await shopper.call.get('/api/member/point/expiry')).points;
    const before = await points();
    expect((await withdraw(id)).body.data).toMatchObject({ state: 'completed', can_refund: true });
    expect(await stock()).toBe(8);
    expect(await points()).toBe(before);
    await mall.db
      .update(orderEvents)
      .set({ createdAt: day(-7.1) })
      .where(eq(orderEvents.to, 'arrived'));
    expect((await shopper.order(id)).can_refund).toBe(false);
  });

  test('may ask for the refund again', async () => {
    const id = await refunding();
    dataOf(await withdraw(id));
    expect((await refund(id)).body.data).toMatchObject({ state: 'refunding' });
    expect((await move(id, 'refunded')).body.data).toMatchObject({ state: 'refunded' });
    expect(await stock()).toBe(10);
  });

  test('is refused when the items were sold meanwhile', async () => {
    const id = await refunding();
    await mall.db.update(productRules).set({ stock: 1 });
    expect((await withdraw(id)).body).toEqual(refused('stockShort'));
    await mall.db.update(productRules).set({ stock: 0 });
    expect((await withdraw(id)).body).toEqual(refused('soldOut'));
    expect(await shopper.order(id)).toMatchObject({ state: 'refunding', can_withdraw: true });
    expect(await stock()).toBe(0);
  });

  test('is refused when the shop refunds it of its own accord, or has refunded it', async () => {
    const id = await paid();
    await moved(id, 'refunding');
    expect((await shopper.order(id)).can_withdraw).toBe(false);
    expect((await withdraw(id)).body).toEqual(refused('orderMoveRefused'));
    await moved(id, 'refunded');
    expect((await withdraw(id)).body).toEqual(refused('orderMoveRefused'));
  });

  test('withdraws their own request only', async () => {
    const id = await refunding();
    const other = await mall.makeShopper();
    expect((await withdraw(id, other.call)).body).toEqual(refused('notFound'));
    expect((await withdraw(id, mall.as())).status).toBe(401);
  });

  test('wins or loses against the shop, never both', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const id = await refunding();
      const race = [
        () => withdraw(id),
        () => move(id, 'refunded'),
        () => withdraw(id),
        () => move(id, 'refunded'),
      ];
      const calls = round % 2 === 0 ? race : race.toReversed();
      const replies = await Promise.all(calls.map((call) => call()));
      const { state, pay_status_text } = await shopper.order(id);
      // A second call of the shop may find the order refunded, which is what it wants.
      const states = replies
        .filter(({ body }) => body.valid)
        .map((reply) => dataOf<{ state: string }>(reply).state);
      expect(new Set(states)).toEqual(new Set([state]));
      outcomes.add(`${state} ${pay_status_text}`);
      if (state === 'paid') await moved(id, 'refunding', 'refunded');
    }
    for (const outcome of outcomes) expect(['paid 已付款', 'refunded 已退款']).toContain(outcome);
    expect(await stock()).toBe(10);
  });
});

describe('the shop', () => {
  test('changes an order’s states, and the member is notified each time', async () => {
    const id = await paid();
    for (const to of ['preparing', 'shipped', 'arrived', 'completed']) {
      expect((await move(id, to)).body.data).toMatchObject({ state: to });
    }
    expect(await noticesOf()).toEqual([
      '付款完成',
      '訂單備貨中',
      '訂單已出貨',
      '訂單已送達',
      '訂單已完成',
    ]);
    const [notification] = await mall.db.select().from(notifications);
    expect(notification).toMatchObject({
      memberId: shopper.id,
      kind: 1,
      target: { type: 'order', trans_order_id: id },
    });
  });

  test('alone may do so', async () => {
    const id = await paid();
    const path = '/api/staff/order/advance';
    const colleague = mall.as(await mall.makeMember({ role: 'staff' }));
    for (const who of [shopper.call, colleague, mall.as()]) {
      const { status, body } = await who.post(path, { o_id: id, to: 'preparing' });
      expect([status, body]).toEqual([401, refused('unauthenticated')]);
    }
    expect((await move('20260101AAAAAAAA', 'preparing')).body).toEqual(refused('notFound'));
  });

  test('makes no transition outside the table, and refunds no unpaid money', async () => {
    const { trans_order_id } = await place();
    const to = ['paid', 'preparing', 'shipped', 'arrived', 'completed', 'refunding', 'refunded'];
    const fitting: Partial<Record<OrderState, readonly string[]>> = {
      paid: ['preparing', 'refunding'],
      preparing: ['shipped', 'refunding'],
      shipped: ['arrived'],
      arrived: ['completed', 'refunding'],
      completed: ['refunding'],
      refunding: ['refunded'],
    };
    for (const state of orderStates) {
      for (const wanted of to) {
        const payStatus = fitting[state] ? ('paid' as const) : ('unpaid' as const);
        await mall.db.update(orders).set({ state, payStatus });
        const { body } = await move(trans_order_id, wanted);
        if (fitting[state]?.includes(wanted)) expect(body.valid).toBe(true);
        else expect(body).toEqual(refused('orderMoveRefused'));
      }
    }
    const { body } = await move(trans_order_id, 'pending');
    expect(body).toEqual(refused('invalidFields'));
  });

  test('changes it once when two people act at once', async () => {
    const id = await paid();
    const replies = await Promise.all(Array.from({ length: 6 }, () => move(id, 'preparing')));
    expect(replies.filter(({ body }) => body.valid)).toHaveLength(1);
    expect(await noticesOf()).toEqual(['付款完成', '訂單備貨中']);
  });
});

describe('the job', () => {
  test('completes orders that arrived seven days ago, once, and notifies', async () => {
    const id = await paid();
    await moved(id, 'preparing', 'shipped', 'arrived');
    await mall.tick(day(6.9));
    expect((await shopper.order(id)).state).toBe('arrived');
    await Promise.all([mall.tick(day(7.1)), mall.tick(day(7.1))]);
    const order: OrderData = await shopper.order(id);
    expect(order.timeline.filter(({ state }) => state === 'completed')).toHaveLength(1);
    expect((await noticesOf()).at(-1)).toBe('訂單已完成');
  });

  test('notifies members whose orders have expired', async () => {
    await place();
    await mall.tick(day(6));
    expect(await noticesOf()).toEqual(['訂單已取消']);
  });
});

describe('the messages of an order', () => {
  const sendMessage = (
    oid: string,
    text: string,
    who = shopper.call,
    headers?: Record<string, string>,
  ) => who.post('/api/order/message/store', { oid, text }, headers);
  const messagesOf = async (id: string) =>
    dataOf<{ list: { text: string; from_shop: boolean; create_name: string }[] }>(
      await shopper.call.get(`/api/order/message/list/${id}`),
    ).list;

  test('are read by the member and staff, newest first', async () => {
    const { trans_order_id: id } = await place();
    expect((await sendMessage(id, '請問何時出貨？')).body.data).toMatchObject({
      text: '請問何時出貨？',
      from_shop: false,
      create_name: '王小明',
    });
    await desk.post('/api/staff/order/message/store', { o_id: id, text: '明天出貨' });
    const both = [
      { text: '明天出貨', from_shop: true, create_name: '巷口市集' },
      { text: '請問何時出貨？', from_shop: false, create_name: '王小明' },
    ];
    expect(await messagesOf(id)).toMatchObject(both);
    expect(dataOf(await desk.get(`/api/staff/order/message/list/${id}`))).toMatchObject(both);
    expect(await noticesOf()).toEqual(['訂單有新回覆']);
  });

  test('are not accessible to other members', async () => {
    const { trans_order_id: id } = await place();
    const other = (await mall.makeShopper()).call;
    expect((await sendMessage(id, '偷看', other)).body).toEqual(refused('notFound'));
    expect((await other.get(`/api/order/message/list/${id}`)).body).toEqual(refused('notFound'));
    expect((await mall.as().get(`/api/order/message/list/${id}`)).status).toBe(401);
    expect((await sendMessage(id, '偷看', mall.as())).status).toBe(401);
    const unknown = { o_id: '20260101AAAAAAAA', text: '沒有' };
    expect((await desk.post('/api/staff/order/message/store', unknown)).body).toEqual(
      refused('notFound'),
    );
  });

  test('are stored once with one key, and never empty', async () => {
    const { trans_order_id: id } = await place();
    const headers = { 'idempotency-key': 'the-same-key' };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => sendMessage(id, '你好', shopper.call, headers)),
    );
    for (const { body } of replies) expect(body).toEqual(replies[0]?.body);
    expect(await messagesOf(id)).toHaveLength(1);
    expect((await sendMessage(id, '  ')).body).toEqual(refused('invalidFields'));
    expect((await sendMessage(id, 'x'.repeat(1001))).body).toEqual(refused('invalidFields'));
  });
});
