import { openDesk, shopperOf, dataOf, type PlacedData } from '@mall/server/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupSite } from '../../testing/site';

const setup = setupSite();

it('an order page withdraws the requested cancellation when the member changes their mind', async () => {
  const { shop } = setup;
  await shop.setConfig('payment', 'money_transfer_bank_code', '812');
  await shop.setConfig('payment', 'money_transfer_account', '00123456789');
  const cake = await shop.makeProduct({ rules: [{ amount: 500, stock: 9 }] });
  const home = await shop.makeShippingMethod({ name: '宅配', fee: 100, freeFrom: null });
  const member = await shop.makeMember();
  const shopper = shopperOf(shop.as(member), member);
  await shopper.add(cake.rules[0]?.id ?? 0);
  await shopper.ship(home.id);
  const placed = await shopper.pay(600, { payment: { method: 'transfer' } });
  const { trans_order_id: o_id } = dataOf<PlacedData>(placed);
  await (await openDesk(shop)).move(o_id, 'paid');
  await shopper.call.post('/api/order/refund', { o_id, cancel_reason: '買錯了' });

  await setup.open(`/order/${o_id}`, member);
  await userEvent.click(await screen.findByRole('button', { name: '不取消了' }));
  expect(await screen.findByRole('button', { name: '取消訂單' })).toBeVisible();
  expect((await shopper.order(o_id)).state).toBe('paid');
});
