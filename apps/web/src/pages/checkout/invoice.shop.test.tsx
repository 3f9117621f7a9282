import { shopperOf } from '@mall/server/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupSite } from '../../testing/site';

const setup = setupSite();

const ADDRESS = {
  ...{ type: 'home', name: '林小滿', phone: '0912345678', is_default: true },
  ...{ county: '臺北市', district: '大同區', zip: '103', street: '迪化街 1 號' },
};

/** Opens the payment of a cart, whose member has placed an order with this invoice if there is one. */
async function openPayment(lastInvoice?: object) {
  const { shop } = setup;
  const cake = await shop.makeProduct({ rules: [{ amount: 500, stock: 9 }] });
  const home = await shop.makeShippingMethod({ name: '宅配', fee: 100, freeFrom: null });
  const member = await shop.makeMember();
  const shopper = shopperOf(shop.as(member), member);
  await shopper.call.post('/api/member/address/store', ADDRESS);
  const rule = cake.rules[0]?.id ?? 0;
  if (lastInvoice) {
    await shopper.add(rule);
    await shopper.ship(home.id);
    await shopper.pay(600, { invoice: lastInvoice });
  }
  await shopper.add(rule);
  await setup.open('/cart/checkout?temp=1', member);
  return userEvent.setup();
}

it("the form starts with the latest order's invoice", async () => {
  await openPayment({ kind: 'donation', code: '25885' });
  await screen.findByRole('button', { name: '變更發票' });
  expect(await screen.findByText('捐贈發票・伊甸基金會 25885')).toBeVisible();
});

it('an invoice is donated by the name of the organization', async () => {
  const user = await openPayment();
  await user.click(await screen.findByRole('button', { name: '變更發票' }));
  await user.click(screen.getByRole('radio', { name: '捐贈發票' }));
  const charity = screen.getByRole('combobox', { name: '捐贈單位' });
  await user.selectOptions(charity, '創世基金會 919');
  expect(screen.queryByRole('textbox', { name: '愛心碼' })).not.toBeInTheDocument();
  await user.selectOptions(charity, '其他愛心碼');
  await user.type(screen.getByRole('textbox', { name: '愛心碼' }), '168001');
  expect(charity).toHaveDisplayValue('其他愛心碼');
});
