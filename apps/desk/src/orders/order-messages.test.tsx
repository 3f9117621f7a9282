import { dataOf, shopperOf, type PlacedData } from '@mall/server/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();

it('a message about an order whose reply was lost is stored once when it is sent again', async () => {
  const member = await desk.shop.makeMember();
  const shopper = shopperOf(desk.shop.as(member), member);
  const tea = await desk.shop.makeProduct({ name: '烏龍茶', rules: [{ amount: 300, stock: 9 }] });
  await shopper.ship((await desk.shop.makeShippingMethod()).id);
  await shopper.add(tea.rules[0]?.id ?? 0, { quantity: 2 });
  const number = dataOf<PlacedData>(await shopper.pay(700)).trans_order_id;
  await desk.signIn('何明哲', ['owner']);
  desk.open(`/orders/${number}`);
  const field = await screen.findByRole('textbox', { name: '給顧客的訊息' });
  await userEvent.type(field, '今天出貨');
  const restore = desk.loseReplies('/api/staff/order/message/store');
  const send = screen.getByRole('button', { name: '送出' });
  await userEvent.click(send);
  await screen.findByText(/連線|網路/);
  expect(field).toHaveValue('今天出貨');
  restore();
  await userEvent.click(send);
  await waitFor(() => expect(field).toHaveValue(''));
  expect(await desk.staff().orders.messages(number)).toHaveLength(1);
});
