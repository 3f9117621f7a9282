import { dataOf, shopperOf, type OrderData, type PlacedData } from '@mall/server/testing';
import { createMall, memoryStorage, type MemberProfile } from '@mall/sdk';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePaymentWatch } from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();
const MINUTE = 60_000;

let replies: { order: OrderData; profile: MemberProfile; token: string };

/** An order that waits for a card payment, as the real server returns it. */
beforeEach(async () => {
  const { server } = setup;
  const member = await server.makeMember();
  const call = server.as(member);
  const shopper = shopperOf(call, member);
  const cake = await server.makeProduct({ rules: [{ amount: 300, stock: 5 }] });
  await shopper.add(cake.rules[0]?.id ?? 0);
  await shopper.ship((await server.makeShippingMethod({ fee: 0, freeFrom: null })).id);
  const placed = dataOf<PlacedData>(await shopper.pay(300));
  replies = {
    order: await shopper.order(placed.trans_order_id),
    profile: dataOf<MemberProfile>(await call.get('/api/member/profile')),
    token: member.token,
  };
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/**
 * Renders the page after the payment, on a network that repeats the server's response, so that the
 * clock can be faked.
 */
async function open(change: (order: OrderData) => OrderData = (order) => order) {
  let looks = 0;
  let { order } = replies;
  order = change(order);
  const mall = createMall({
    storage: memoryStorage(),
    baseUrl: setup.server.baseUrl,
    csrf: false,
    fetch: () => {
      looks += 1;
      return Promise.resolve(Response.json({ valid: true, code: 0, msg: '', data: order }));
    },
  });
  mall.session.start(replies.token, replies.profile);
  const { result, unmount } = renderHookWithMall({ mall }, () =>
    usePaymentWatch(order.trans_order_id),
  );
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  await pass(0);
  return {
    result,
    unmount,
    pass,
    looks: () => looks,
    pay: () => (order = { ...order, state: 'paid' }),
  };
}

it('usePaymentWatch refetches with growing pauses until the payment arrives', async () => {
  const { result, pass, looks, pay } = await open();
  expect(looks()).toBe(1);
  await pass(2_000);
  expect(looks()).toBe(2);
  await pass(2_900);
  expect(looks()).toBe(2);
  await pass(100);
  expect(looks()).toBe(3);
  pay();
  await pass(5_000);
  expect(result.current.data?.state).toBe('paid');
  await pass(10 * MINUTE);
  expect(looks()).toBe(4);
});

it('usePaymentWatch stops after some minutes, and continues on demand', async () => {
  const { result, pass, looks } = await open();
  await pass(5 * MINUTE + 20_000);
  expect(result.current.hasStopped).toBe(true);
  const before = looks();
  expect(before).toBeLessThan(25);
  await pass(10 * MINUTE);
  expect(looks()).toBe(before);
  act(() => result.current.resume());
  await pass(0);
  expect(looks()).toBe(before + 1);
  expect(result.current.hasStopped).toBe(false);
  await pass(2_000);
  expect(looks()).toBe(before + 2);
});

it('usePaymentWatch pauses while the page is hidden', async () => {
  const { pass, looks } = await open();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(MINUTE);
  expect(looks()).toBe(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(2_000);
  expect(looks()).toBe(2);
});

const code = { kind: 'atm', bank_code: '812', account: '9956217869594998' } as const;
it.each<[string, (order: OrderData) => OrderData]>([
  [
    'a code was issued',
    (order) => ({
      ...order,
      payment: {
        ...order.payment,
        code,
        codes: [{ name: 'ATM', amount: 300, code, expire_time: null }],
      },
    }),
  ],
  ['it is paid', (order) => ({ ...order, state: 'paid' })],
  ['it failed', (order) => ({ ...order, payment: { ...order.payment, failure: '授權失敗' } })],
])('usePaymentWatch does not refetch when %s', async (_, change) => {
  const { pass, looks } = await open(change);
  await pass(10 * MINUTE);
  expect(looks()).toBe(1);
});

it('usePaymentWatch stops when it unmounts', async () => {
  const { pass, looks, unmount } = await open();
  unmount();
  await pass(10 * MINUTE);
  expect(looks()).toBe(1);
});
