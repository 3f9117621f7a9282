import {
  openDesk,
  dataOf,
  shopperOf,
  type MadeProduct,
  type PlacedData,
  type Shopper,
  type TestMember,
} from '@mall/server/testing';
import { isMallError } from '@mall/sdk';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  useBadges,
  useBuyAgain,
  useCart,
  useLiveConnection,
  useOrder,
  useOrderMessages,
  useOrderRefund,
  useOrders,
  useOrderTransfer,
  useRecentOrders,
  useWithdrawRefund,
} from '../index';
import { waitForIdle, renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();
const SAY = 'POST /api/order/message';

let member: TestMember;
let shopper: Shopper;
let cake: MadeProduct;
beforeEach(async () => {
  const { server } = setup;
  member = await server.makeMember();
  shopper = shopperOf(server.as(member), member);
  cake = await server.makeProduct({ name: '鳳梨酥', rules: [{ amount: 300, stock: 5 }] });
  await shopper.ship((await server.makeShippingMethod({ fee: 0, freeFrom: null })).id);
});

async function place(payment: object = { method: 'credit' }, quantity = 2): Promise<string> {
  await shopper.add(cake.rules[0]?.id ?? 0, { quantity });
  const placed = dataOf<PlacedData>(await shopper.pay(300 * quantity, { payment }));
  return placed.trans_order_id;
}

it('an open order shows what the shop does with it, without being asked', async () => {
  await setup.server.setConfig('payment', 'money_transfer_bank_code', '812');
  await setup.server.setConfig('payment', 'money_transfer_account', '00123456789');
  const id = await place({ method: 'transfer' });
  const desk = await openDesk(setup.server);
  const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
    order: useOrder(id).data,
    badges: useBadges(),
    live: useLiveConnection(),
  }));
  await waitFor(() => expect(result.current.live.status).toBe('open'));
  await waitFor(() => expect(result.current.badges.status).toBe('success'));
  await waitFor(() => expect(result.current.order?.state).toBe('pending'));
  await desk.move(id, 'paid');
  await waitFor(() => expect(result.current.order?.state).toBe('paid'));
});

describe('a transfer', () => {
  it('is saved with its last five digits, which can be corrected', async () => {
    await setup.server.setConfig('payment', 'money_transfer_bank_code', '812');
    await setup.server.setConfig('payment', 'money_transfer_account', '00123456789');
    const id = await place({ method: 'transfer' });
    const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
      order: useOrder(id),
      report: useOrderTransfer(id),
    }));
    const digits = () => result.current.order.data?.payment.transfer?.remit_account_check;
    await waitFor(() => expect(digits()).toBeNull());
    await act(() => result.current.report.mutateAsync('54321'));
    await waitFor(() => expect(digits()).toBe('54321'));
    await act(() => result.current.report.mutateAsync('12345'));
    await waitFor(() => expect(digits()).toBe('12345'));
  });
});

describe('useRecentOrders', () => {
  it('returns orders of all states, the newest first, and nothing for a guest', async () => {
    const cancelled = await place({ method: 'credit' }, 1);
    await setup.server.as(member).post('/api/order/refund', { o_id: cancelled, cancel_reason: '' });
    const open = await place({ method: 'credit' }, 1);
    const { result } = renderHookWithMall(await setup.signedIn(member), useRecentOrders);
    const found = () => result.current.data?.map(({ trans_order_id }) => trans_order_id);
    await waitFor(() => expect(found()).toEqual([open, cancelled]));

    const guest = setup.guest();
    renderHookWithMall(guest, useRecentOrders);
    await waitForIdle();
    expect(guest.network.count('GET /api/order')).toBe(0);
  });
});

describe('useOrderRefund', () => {
  it('cancels the order with its reason, on its page and in the list', async () => {
    const id = await place();
    const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
      order: useOrder(id),
      list: useOrders('cancelled'),
      refund: useOrderRefund(id),
    }));
    await waitFor(() => expect(result.current.order.data?.can_cancel).toBe(true));
    await waitFor(() => expect(result.current.list.status).toBe('success'));
    await act(() => result.current.refund.mutateAsync('買錯了'));
    await waitFor(() =>
      expect(result.current.order.data).toMatchObject({
        state: 'cancelled',
        cancel_reason: '買錯了',
      }),
    );
    await waitFor(() => expect(result.current.list.items).toHaveLength(1));
  });

  it('is refused when it is too late, and the order is refetched', async () => {
    const id = await place();
    const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
      order: useOrder(id),
      refund: useOrderRefund(id),
    }));
    await waitFor(() => expect(result.current.order.data?.can_cancel).toBe(true));
    await shopper.call.post('/api/order/refund', { o_id: id, cancel_reason: '從別的手機' });
    act(() => result.current.refund.mutate('買錯了'));
    await waitFor(() =>
      expect(isMallError(result.current.refund.error, 'orderMoveRefused')).toBe(true),
    );
    await waitFor(() => expect(result.current.order.data?.cancel_reason).toBe('從別的手機'));
  });
});

describe('useWithdrawRefund', () => {
  it('withdraws the request for a refund, and is refused once the money is returned', async () => {
    await setup.server.setConfig('payment', 'money_transfer_bank_code', '812');
    await setup.server.setConfig('payment', 'money_transfer_account', '00123456789');
    const id = await place({ method: 'transfer' }, 1);
    const desk = await openDesk(setup.server);
    await desk.move(id, 'paid');
    const ask = () => shopper.call.post('/api/order/refund', { o_id: id, cancel_reason: '買錯了' });
    await ask();
    const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
      order: useOrder(id),
      withdraw: useWithdrawRefund(id),
    }));
    await waitFor(() => expect(result.current.order.data?.can_withdraw).toBe(true));
    await act(() => result.current.withdraw.mutateAsync());
    await waitFor(() => expect(result.current.order.data?.state).toBe('paid'));

    await ask();
    await desk.move(id, 'refunded');
    act(() => result.current.withdraw.mutate());
    await waitFor(() =>
      expect(isMallError(result.current.withdraw.error, 'orderMoveRefused')).toBe(true),
    );
    await waitFor(() => expect(result.current.order.data?.state).toBe('refunded'));
  });
});

describe('useOrderMessages', () => {
  it('returns the messages page by page with the newest last', async () => {
    const id = await place();
    for (let at = 1; at <= 21; at += 1)
      await shopper.call.post('/api/order/message/store', { oid: id, text: `第 ${at} 句` });
    const { result } = renderHookWithMall(await setup.signedIn(member), () => useOrderMessages(id));
    const texts = () => result.current.messages.map(({ text }) => text);
    await waitFor(() => expect(texts()).toHaveLength(20));
    expect(texts().at(-1)).toBe('第 21 句');
    act(() => result.current.loadEarlier());
    await waitFor(() => expect(texts()[0]).toBe('第 1 句'));
    await act(() => result.current.send.mutateAsync('還有一句'));
    await waitFor(() => expect(texts().at(-1)).toBe('還有一句'));
  });

  it('stores a message once when the response to the first attempt was lost', async () => {
    const id = await place();
    const testClient = await setup.signedIn(member);
    const { result } = renderHookWithMall(testClient, () => useOrderMessages(id));
    await waitFor(() => expect(result.current.status).toBe('success'));
    const find = testClient.network.lose(SAY);
    await act(() => expect(result.current.send.mutateAsync('請快一點')).rejects.toThrow());
    find();
    await act(() => result.current.send.mutateAsync('請快一點'));
    await waitFor(() => expect(result.current.messages).toHaveLength(1));
  });
});

describe('useBuyAgain', () => {
  it('adds the products to their carts, and returns those that are unavailable', async () => {
    const { server } = setup;
    const milk = await server.makeProduct({
      name: '鮮乳',
      layer: 2,
      rules: [{ amount: 90, stock: 5 }],
    });
    await shopper.add(milk.rules[0]?.id ?? 0, {}, 2);
    const id = await place({ method: 'credit' }, 4);
    const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
      order: useOrder(id),
      cart: useCart(1),
      again: useBuyAgain(),
    }));
    await waitFor(() => expect(result.current.order.data).toBeDefined());
    const { products = [] } = result.current.order.data ?? {};
    // One of five is left: four are too many, one is available.
    const short = await act(() => result.current.again.mutateAsync(products));
    expect(short).toMatchObject({ layers: [], failed: [{ p_name: '鳳梨酥' }] });
    expect(isMallError(short.failed[0]?.error, 'stockShort')).toBe(true);
    const one = products.map((product) => ({ ...product, count: 1 }));
    expect(await act(() => result.current.again.mutateAsync(one))).toEqual({
      layers: [1],
      failed: [],
    });
    await waitFor(() => expect(result.current.cart.cart?.list[0]?.quantity).toBe(1));
    const gone = products.map((product) => ({ ...product, p_id: 999_999 }));
    expect(await act(() => result.current.again.mutateAsync(gone))).toEqual({
      layers: [],
      failed: [{ p_name: '鳳梨酥', error: null }],
    });
  });
});
