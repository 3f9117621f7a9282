import { HOME, type MadeProduct, type TestMember } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isMallError, type PlacedOrder, type ShippingChoice } from '@mall/sdk';
import { useCart, useCheckout, useCounties, useOrder, useOrders, useRepay } from '../index';
import {
  waitForIdle,
  renderHookWithMall,
  setupMall,
  signIn,
  type TestClient,
} from '../testing/setup';

// More than a member may leave unpaid, so that a list of orders has two pages.
const setup = setupMall({ unpaidOrders: 20 });
const PAY = 'POST /api/shopping/cart/pay/1';

let member: TestMember;
let cake: MadeProduct;
let home: ShippingChoice;
let pickup: ShippingChoice;
beforeEach(async () => {
  const { server } = setup;
  member = await server.makeMember();
  cake = await server.makeProduct({ name: '鳳梨酥', rules: [{ amount: 300, stock: 50 }] });
  const homeDelivery = await server.makeShippingMethod({ fee: 100, freeFrom: 1000 });
  const shop = await server.makeShippingMethod({
    kind: 'pickup',
    name: '自取',
    fee: 0,
    freeFrom: null,
  });
  home = { ...HOME, shipping_id: homeDelivery.id };
  pickup = { kind: 'pickup', shipping_id: shop.id, name: HOME.name, phone: HOME.phone, note: '' };
});

const ruleId = () => cake.rules[0]?.id ?? 0;
const put = (quantity: number, who = member) =>
  setup.server.as(who).post('/api/shopping/cart/1/add', {
    rule_id: ruleId(),
    quantity,
    type: 1,
    relation_id: 0,
  });
const choose = (choice: ShippingChoice, who = member) =>
  setup.server.as(who).post('/api/payment/shipping/1', choice);
const placed = async (): Promise<number> => {
  const { body } = await setup.server.as(member).get('/api/order/list?limit=30');
  return (body.data as unknown[]).length;
};
const wanted = (total_amount: number) =>
  ({ payment: { method: 'credit' }, invoice: { kind: 'member' }, total_amount }) as const;

/** Renders the normal layer's checkout. */
function atCheckout(testClient: TestClient) {
  const rendered = renderHookWithMall(testClient, () => useCheckout(1));
  const { result } = rendered;
  return {
    ...rendered,
    totals: (expected: object) =>
      waitFor(() => expect(result.current.totals).toMatchObject(expected)),
  };
}

describe('shipping', () => {
  it('lists the methods without a choice, and no payment methods yet', async () => {
    await put(1);
    const testClient = await setup.signedIn(member);
    const { result, totals } = atCheckout(testClient);
    await totals({ items_amount: 300, shipping_fee: 100, total_amount: 400 });
    expect(result.current.shipping.data?.list.map(({ name }) => name)).toEqual([
      '常溫宅配',
      '自取',
    ]);
    expect(result.current.choice).toBeNull();
    expect(result.current.payment.data).toBeUndefined();
    expect(testClient.network.count('GET /api/payment/pay/list')).toBe(0);
  });

  it('loads the payment methods when one is chosen, and updates the total at once', async () => {
    await put(1);
    const testClient = await setup.signedIn(member);
    const { result, totals } = atCheckout(testClient);
    await totals({ total_amount: 400 });
    await act(() => result.current.chooseShipping.mutateAsync(home));
    await waitFor(() => expect(result.current.payment.data?.list[0]?.method).toBe('credit'));
    expect(result.current.choice).toMatchObject({ street: HOME.street });

    const held = testClient.network.hold('GET /api/payment/pay/list');
    await act(() => result.current.chooseShipping.mutateAsync(pickup));
    await totals({ shipping_fee: 0, total_amount: 300 });
    held.release();
    await act(() => result.current.chooseShipping.mutateAsync(home));
    await totals({ shipping_fee: 100, total_amount: 400 });
    await waitForIdle();
    expect(result.current.totals).toMatchObject({ total_amount: 400 });
  });

  it('keeps the previous choice when the new one is refused', async () => {
    await put(1);
    await choose(pickup);
    const { result, totals } = atCheckout(await setup.signedIn(member));
    await totals({ total_amount: 300 });
    act(() =>
      result.current.chooseShipping.mutate({ ...HOME, shipping_id: home.shipping_id, zip: '999' }),
    );
    await waitFor(() =>
      expect(isMallError(result.current.chooseShipping.error, 'addressUnknown')).toBe(true),
    );
    expect(result.current.choice).toMatchObject({ kind: 'pickup' });
  });

  it('does not refetch the counties', async () => {
    await put(1);
    const testClient = await setup.signedIn(member);
    const { result } = renderHookWithMall(testClient, () => ({
      ...useCheckout(1),
      counties: useCounties(),
    }));
    await waitFor(() => expect(result.current.counties.data).toBeDefined());
    await waitFor(() => expect(result.current.totals).toBeDefined());
    await act(() => result.current.chooseShipping.mutateAsync(home));
    await waitForIdle();
    expect(testClient.network.count('GET /api/global/nations/TW')).toBe(1);
  });

  it('is not shown to the next member', async () => {
    const { server } = setup;
    const next = await server.makeMember();
    await put(1);
    await put(2, next);
    await choose(pickup, next);
    const testClient = await setup.signedIn(member);
    const { result, totals } = atCheckout(testClient);
    await totals({ total_amount: 400 });
    const held = testClient.network.hold('POST /api/payment/shipping/1', 'reply');
    act(() => result.current.chooseShipping.mutate({ ...home, name: '阿芳' }));
    await held.reached;
    await act(() => signIn(server, testClient.mall, next));
    await totals({ total_amount: 600 });
    held.release();
    await waitForIdle();
    expect(result.current.choice?.name).toBe(HOME.name);
    await totals({ total_amount: 600 });
  });

  it('is not fetched for a guest', async () => {
    const testClient = setup.guest();
    atCheckout(testClient);
    await waitForIdle();
    expect(testClient.network.count('GET /api/payment')).toBe(0);
  });
});

describe('totals', () => {
  it('follow a change of the cart beside them', async () => {
    await put(1);
    const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
      ...useCheckout(1),
      cart: useCart(1),
    }));
    await waitFor(() => expect(result.current.totals?.total_amount).toBe(400));
    await waitFor(() => expect(result.current.cart.cart).toBeDefined());
    const [item] = result.current.cart.cart?.list ?? [];
    if (item) act(() => result.current.cart.setQuantity(item, 4));
    await waitFor(() => expect(result.current.totals?.total_amount).toBe(1200));
  });
});

describe('paying', () => {
  it("places the order, returns the gateway's form, and empties the cart", async () => {
    await put(2);
    await choose(home);
    const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
      ...useCheckout(1),
      cart: useCart(1),
      orders: useOrders('all'),
    }));
    await waitFor(() => expect(result.current.cart.cart?.list).toHaveLength(1));
    await waitFor(() => expect(result.current.orders.status).toBe('success'));
    let order: PlacedOrder | undefined;
    await act(async () => void (order = await result.current.pay.mutateAsync(wanted(700))));
    expect(order?.next.kind).toBe('form');
    await waitFor(() => expect(result.current.cart.cart?.list).toEqual([]));
    await waitFor(() =>
      expect(result.current.orders.items.map(({ trans_order_id }) => trans_order_id)).toEqual([
        order?.trans_order_id,
      ]),
    );
  });

  it('creates one order when it is retried after a lost response', async () => {
    await put(1);
    await choose(home);
    const { mall, network } = await setup.signedIn(member);
    const first = renderHookWithMall({ mall }, () => useCheckout(1));
    const mend = network.cut(PAY);
    act(() => first.result.current.pay.mutate(wanted(400)));
    await waitFor(() => expect(first.result.current.pay.isError).toBe(true));
    mend();
    const [key] = storedKeys();
    expect(key).toMatch(/^[\d-]{20,43}$/);

    // The response is lost after the order was placed, and the page is reloaded.
    const answer = network.hold(PAY, 'reply');
    act(() => first.result.current.pay.mutate(wanted(400)));
    await answer.reached;
    expect(await placed()).toBe(1);
    expect(storedKeys()).toEqual([key]);
    first.unmount();
    const again = renderHookWithMall({ mall }, () => useCheckout(1));
    await act(() => again.result.current.pay.mutateAsync(wanted(400)));
    expect(await placed()).toBe(1);
    expect(storedKeys()).toEqual([]);
    answer.release();
  });

  it('creates one order for each cart when the responses of two were lost', async () => {
    const { server } = setup;
    const milk = await server.makeProduct({ layer: 2, rules: [{ amount: 90, stock: 5 }] });
    const chilled = await server.makeShippingMethod({ layer: 2, fee: 150, freeFrom: null });
    await put(1);
    await choose(home);
    const call = server.as(member);
    const line = { rule_id: milk.rules[0]?.id ?? 0, quantity: 1, type: 1, relation_id: 0 };
    await call.post('/api/shopping/cart/2/add', line);
    await call.post('/api/payment/shipping/2', { ...HOME, shipping_id: chilled.id });
    const testClient = await setup.signedIn(member);
    const { result } = renderHookWithMall(testClient, () => [useCheckout(1), useCheckout(2)]);
    const pay = (at: 0 | 1) => result.current[at]?.pay.mutateAsync(wanted(at === 0 ? 400 : 240));
    const mend = testClient.network.lose('POST /api/shopping/cart/pay/');
    for (const at of [0, 1] as const) {
      await act(() => expect(pay(at)).rejects.toMatchObject({ failure: 'unreachable' }));
    }
    mend();
    const numbers: (string | undefined)[] = [];
    for (const at of [0, 1] as const) {
      await act(async () => void numbers.push((await pay(at))?.trans_order_id));
    }
    expect(new Set(numbers).size).toBe(2);
    expect(await placed()).toBe(2);
  });

  it('is a new request when the total differs', async () => {
    await put(1);
    await choose(home);
    const { mall, network } = await setup.signedIn(member);
    const { result } = renderHookWithMall({ mall }, () => useCheckout(1));
    const mend = network.cut(PAY);
    act(() => result.current.pay.mutate(wanted(400)));
    await waitFor(() => expect(result.current.pay.isError).toBe(true));
    const [key] = storedKeys();
    act(() => result.current.pay.mutate(wanted(401)));
    await waitFor(() => expect(storedKeys()).not.toEqual([key]));
    mend();
  });

  it('is a new request at the current total after a refusal', async () => {
    await put(1);
    await choose(home);
    const { result, totals } = atCheckout(await setup.signedIn(member));
    await totals({ total_amount: 400 });
    await put(1);
    act(() => result.current.pay.mutate(wanted(400)));
    await waitFor(() => expect(isMallError(result.current.pay.error, 'totalChanged')).toBe(true));
    expect(storedKeys()).toEqual([]);
    await totals({ total_amount: 700 });
    await act(() => result.current.pay.mutateAsync(wanted(700)));
    expect(await placed()).toBe(1);
  });

  it('leaves no idempotency key for the next member', async () => {
    await put(1);
    await choose(home);
    const { mall, network } = await setup.signedIn(member);
    const { result } = renderHookWithMall({ mall }, () => useCheckout(1));
    network.cut(PAY);
    act(() => result.current.pay.mutate(wanted(400)));
    await waitFor(() => expect(result.current.pay.isError).toBe(true));
    expect(storedKeys()).toHaveLength(1);
    act(() => mall.session.end('logout'));
    await waitFor(() => expect(storedKeys()).toEqual([]));
  });

  it('works when the browser has no storage', async () => {
    await put(1);
    await choose(home);
    const testClient = await setup.signedIn(member);
    const { result } = renderHookWithMall(testClient, () => useCheckout(1));
    vi.stubGlobal('sessionStorage', undefined);
    try {
      await act(() => result.current.pay.mutateAsync(wanted(400)));
    } finally {
      vi.unstubAllGlobals();
    }
    expect(await placed()).toBe(1);
  });
});

describe('an order', () => {
  async function order() {
    await put(1);
    await choose(home);
    const { body } = await setup.server.as(member).post(PAY.replace('POST ', ''), wanted(400));
    return (body.data as PlacedOrder).trans_order_id;
  }

  it('can be fetched, and paid again', async () => {
    const id = await order();
    const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
      order: useOrder(id),
      again: useRepay(id),
    }));
    await waitFor(() =>
      expect(result.current.order.data).toMatchObject({ state: 'pending', can_pay: true }),
    );
    const { next } = await act(() =>
      result.current.again.mutateAsync({ payment: { method: 'credit' } }),
    );
    expect(next.kind).toBe('form');
    expect(storedKeys()).toEqual([]);
  });

  it('starts one payment when the response was lost and it is paid again', async () => {
    const id = await order();
    const testClient = await setup.signedIn(member);
    const { result } = renderHookWithMall(testClient, () => useRepay(id));
    const again = () => result.current.mutateAsync({ payment: { method: 'credit' } });
    const mend = testClient.network.lose('POST /api/reset/payment/pay/');
    await act(() => expect(again()).rejects.toMatchObject({ failure: 'unreachable' }));
    mend();
    await act(() => again());
    // That of the order itself, and the one that was started again.
    const { rows } = await setup.server.db.execute('select id from payment_attempts');
    expect(rows).toHaveLength(2);
  });

  it('reports orderNotPayable when it can no longer be paid', async () => {
    const id = await order();
    await setup.server.db.execute(`update orders set state = 'cancelled'`);
    const { result } = renderHookWithMall(await setup.signedIn(member), () => useRepay(id));
    act(() => result.current.mutate({ payment: { method: 'credit' } }));
    await waitFor(() => expect(isMallError(result.current.error, 'orderNotPayable')).toBe(true));
    expect(storedKeys()).toEqual([]);
  });

  it('of another member is reported as notFound', async () => {
    const id = await order();
    const other = await setup.signedIn(await setup.server.makeMember());
    const { result } = renderHookWithMall(other, () => [
      useOrder(id),
      useOrder('20261120ZZZZZZZZ'),
    ]);
    await waitFor(() =>
      expect(result.current.map(({ error }) => isMallError(error, 'notFound'))).toEqual([
        true,
        true,
      ]),
    );
  });

  it('is listed under its status', async () => {
    const id = await order();
    const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
      unpaid: useOrders('unpaid'),
      shipped: useOrders('shipped'),
    }));
    await waitFor(() =>
      expect(result.current.unpaid.items.map((each) => each.trans_order_id)).toEqual([id]),
    );
    await waitFor(() =>
      expect(result.current.shipped).toMatchObject({ status: 'success', items: [] }),
    );
  });

  it('is on the second page when there are more than ten', async () => {
    for (let number = 1; number <= 11; number += 1) await order();
    const { result } = renderHookWithMall(await setup.signedIn(member), () => useOrders('all'));
    await waitFor(() => expect(result.current).toMatchObject({ totalCount: 11, hasMore: true }));
    expect(result.current.items).toHaveLength(10);
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.items).toHaveLength(11));
  });
});

/** Returns the idempotency keys that this tab stores. */
function storedKeys(): unknown[] {
  const slots: unknown = JSON.parse(sessionStorage.getItem('mall.idempotency') ?? '{}');
  return Object.values(slots as Record<string, [string, string]>).map(([key]) => key);
}
