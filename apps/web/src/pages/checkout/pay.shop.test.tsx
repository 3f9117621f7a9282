import { acceptTransfers, dataOf, shopperOf, type PlacedData } from '@mall/server/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { setupShop } from '../../testing/memberPage';

const setup = setupShop();
beforeEach(() => acceptTransfers(setup.shop));

/** A member with a cart for NT$500 and shipping for NT$100, and how to fill it again. */
async function makeCart() {
  const { shop } = setup;
  const cake = await shop.makeProduct({ rules: [{ amount: 500, stock: 9 }] });
  const home = await shop.makeShippingMethod({ name: '宅配', fee: 100, freeFrom: null });
  const member = await shop.makeMember();
  const shopper = shopperOf(shop.as(member), member);
  const fill = async () => {
    await shopper.add(cake.rules[0]?.id ?? 0);
    await shopper.ship(home.id);
  };
  await fill();
  return { member, shopper, fill };
}
const address = () => screen.getByLabelText('address');
/** Places the order once nothing changes its total any more. */
async function send(): Promise<void> {
  const button = await screen.findByRole('button', { name: '送出訂單，查看匯款帳號' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}
const orders = async ({ call }: Awaited<ReturnType<typeof makeCart>>['shopper']) =>
  dataOf<readonly { readonly trans_order_id: string }[]>(await call.get('/api/order/list?limit=9'));

it('the order is placed as it was filled in, and its draft does not fill the next one', async () => {
  const { member, shopper, fill } = await makeCart();
  await setup.open('/cart/pay?temp=1', member);
  await userEvent.click(await screen.findByRole('radio', { name: /銀行轉帳/ }));
  await userEvent.click(screen.getByRole('button', { name: '變更發票' }));
  await userEvent.click(screen.getByRole('radio', { name: '捐贈發票' }));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: '捐贈單位' }),
    '創世基金會 919',
  );
  await send();
  await waitFor(() => expect(address()).toHaveTextContent(/^\/cart\/complete\?order=/));
  const [placed, ...others] = await orders(shopper);
  expect(others).toEqual([]);
  expect(await shopper.order(placed?.trans_order_id ?? '')).toMatchObject({
    payment: { method: 'transfer' },
    invoice: { kind: 'donation', code: '919' },
    final_amount: 600,
  });
  cleanup();

  await fill();
  await setup.open('/cart/pay?temp=1', member);
  expect(await screen.findByRole('radio', { name: /信用卡/, checked: true })).toBeVisible();
  expect(localStorage.getItem('mall.checkout')).not.toContain('transfer');
});

it('the draft of an unpaid order is gone when its payment was started again', async () => {
  const { member, shopper } = await makeCart();
  const { trans_order_id: id } = dataOf<PlacedData>(await shopper.pay(600));
  await setup.open(`/repay/pay?order=${id}`, member);
  await userEvent.click(await screen.findByRole('radio', { name: /銀行轉帳/ }));
  expect(localStorage.getItem('mall.checkout')).toContain('transfer');
  await userEvent.click(screen.getByRole('button', { name: '前往付款' }));
  await waitFor(() => expect(localStorage.getItem('mall.checkout')).not.toContain('transfer'));
  expect((await shopper.order(id)).payment.method).toBe('transfer');
});

it('an order at another total than the one on the page is not placed, and what was filled in stays', async () => {
  const { member, shopper } = await makeCart();
  await setup.open('/cart/pay?temp=1', member);
  await userEvent.click(await screen.findByRole('radio', { name: /銀行轉帳/ }));
  await setup.shop.db.execute('update product_rules set amount = 550');
  await send();
  // The refusal appears above the form, which is made again with the new total.
  await waitFor(() => {
    expect(screen.getByText(/目前總計為 NT\$650/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /銀行轉帳/ })).toBeChecked();
  });
  // Sent before, the total of the page would be refused again.
  const summary = within(screen.getByLabelText('訂單摘要'));
  await waitFor(() =>
    expect(summary.getAllByText('總計')[0]?.parentElement).toHaveTextContent('NT$650'),
  );
  expect(await orders(shopper)).toEqual([]);
  await send();
  await waitFor(() => expect(address()).toHaveTextContent(/^\/cart\/complete\?order=/));
  expect(await orders(shopper)).toHaveLength(1);
});
