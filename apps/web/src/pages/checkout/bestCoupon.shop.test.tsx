import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupSite } from '../../testing/site';

const setup = setupSite();

const ADDRESS = {
  ...{ type: 'home', name: '林小滿', phone: '0912345678', is_default: true },
  ...{ county: '臺北市', district: '大同區', zip: '103', street: '迪化街 1 號' },
};

it('the coupon that saves most is applied, also when the cart changes, and stays off when taken off', async () => {
  const { shop } = setup;
  const cake = await shop.makeProduct({ rules: [{ amount: 500, stock: 9 }] });
  await shop.makeShippingMethod({ name: '宅配', fee: 100, freeFrom: null });
  const member = await shop.makeMember();
  const tenth = await shop.makeCoupon({ name: '九折', kind: 'percent', value: 10 });
  const fixed = await shop.makeCoupon({ name: '折 80', kind: 'amount', value: 80 });
  for (const { id } of [tenth, fixed]) await shop.makeTicket(member.id, id);
  const call = shop.as(member);
  await call.post('/api/member/address/store', ADDRESS);
  const line = { rule_id: cake.rules[0]?.id, type: 1, relation_id: 0 };
  await call.post('/api/shopping/cart/1/add', { ...line, quantity: 1 });

  await setup.open('/cart/checkout?temp=1', member);
  expect(await screen.findByText('最划算的優惠券')).toBeVisible();
  expect(screen.getByText('已折抵 NT$80')).toBeVisible();
  cleanup();

  await call.post('/api/shopping/cart/1/add', { ...line, quantity: 1 });
  await setup.open('/cart/checkout?temp=1', member);
  expect(await screen.findByText('已折抵 NT$100')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '不使用優惠券' }));
  await waitFor(() => expect(screen.getByText('有 2 張優惠券可用')).toBeVisible());
});
