import { openDesk, shopperOf, dataOf, type PlacedData } from '@mall/server/testing';
import { orderStates, type OrderState } from '@mall/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { setupSite } from '../../testing/site';

const setup = setupSite();

beforeEach(async () => {
  await setup.shop.setConfig('payment', 'money_transfer_bank_code', '812');
  await setup.shop.setConfig('payment', 'money_transfer_account', '00123456789');
});

/** Places an order to be paid by transfer. */
async function placeOrder() {
  const { shop } = setup;
  const cake = await shop.makeProduct({ rules: [{ amount: 500, stock: 9 }] });
  const home = await shop.makeShippingMethod({ name: '宅配', fee: 100, freeFrom: null });
  const member = await shop.makeMember();
  const shopper = shopperOf(shop.as(member), member);
  await shopper.add(cake.rules[0]?.id ?? 0);
  await shopper.ship(home.id);
  const placed = await shopper.pay(600, { payment: { method: 'transfer' } });
  return { member, shopper, id: dataOf<PlacedData>(placed).trans_order_id };
}

/** The ways of an order through its states. */
const SHIPPED: readonly OrderState[] = ['paid', 'preparing', 'shipped', 'arrived', 'completed'];

async function moveTo(state: OrderState, { id, shopper }: Awaited<ReturnType<typeof placeOrder>>) {
  const { shop } = setup;
  const desk = await openDesk(shop);
  const steps = SHIPPED.slice(0, SHIPPED.indexOf(state) + 1);
  for (const step of steps) expect((await desk.move(id, step)).body.valid).toBe(true);
  if (state === 'cancelled')
    await shopper.call.post('/api/order/refund', { o_id: id, cancel_reason: '買錯了' });
  if (state === 'expired') await shop.tick(new Date(Date.now() + 30 * 86_400_000));
  if (state === 'refunding' || state === 'refunded') {
    await desk.move(id, 'paid');
    await desk.move(id, 'refunding');
  }
  if (state === 'refunded') await desk.move(id, 'refunded', { by_hand: true });
  expect((await shopper.order(id)).state).toBe(state);
}

/** What the page of a payment's result says; the page of the order says everything that came later. */
const RESULTS: Readonly<Partial<Record<OrderState, string>>> = {
  pending: '訂單成立，請在期限內付款',
  paid: '付款完成，謝謝您的訂購',
  preparing: '付款完成，謝謝您的訂購',
};

it.each([
  ...orderStates.map((state) => ({ page: '/cart/complete', state })),
  { page: '/repay/complete', state: 'paid' as const },
  { page: '/repay/complete', state: 'cancelled' as const },
])('$page says what is true when the order is $state', async ({ page, state }) => {
  const order = await placeOrder();
  await moveTo(state, order);
  await setup.open(`${page}?order=${order.id}`, order.member);
  const result = RESULTS[state];
  if (result) {
    expect(await screen.findByRole('heading', { name: result })).toBeVisible();
  } else {
    await waitFor(() =>
      expect(screen.getByLabelText('address')).toHaveTextContent(`/order/${order.id}`),
    );
    for (const text of Object.values(RESULTS)) {
      expect(screen.queryByRole('heading', { name: text })).toBeNull();
    }
  }
});
