import { dataOf, shopperOf, type PlacedData } from '@mall/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { placeOrders } from '../testing/placeOrders';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();

const palette = async () => within(await screen.findByRole('dialog', { name: '快速前往' }));
const options = async () =>
  (await palette()).getAllByRole('option').map(({ textContent }) => textContent);
const openPalette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return (await palette()).getByRole('combobox');
};

it('the palette opens a screen that the roles include, and no other', async () => {
  await desk.signIn('蘇雅筑', ['agent']);
  desk.open('/');
  await screen.findByRole('heading', { name: '蘇雅筑，您好' });
  await userEvent.type(await openPalette(), '人員');
  expect(
    await (await palette()).findByText('找不到符合的結果', { selector: '[role="status"]' }),
  ).toBeInTheDocument();
  await userEvent.clear((await palette()).getByRole('combobox'));
  await userEvent.type((await palette()).getByRole('combobox'), '操作');
  expect(await options()).toEqual([expect.stringContaining('操作紀錄')]);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: '操作紀錄' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the palette opens an order by its number or its recipient', async () => {
  const member = await desk.shop.makeMember();
  const shopper = shopperOf(desk.shop.as(member), member);
  const tea = await desk.shop.makeProduct({ name: '烏龍茶', rules: [{ amount: 300, stock: 9 }] });
  await shopper.ship((await desk.shop.makeShippingMethod()).id);
  await shopper.add(tea.rules[0]?.id ?? 0, { quantity: 2 });
  const number = dataOf<PlacedData>(await shopper.pay(700)).trans_order_id;
  await desk.signIn('簡志勇', ['clerk']);
  desk.open('/');
  await screen.findByRole('heading', { name: '簡志勇，您好' });
  await userEvent.click(screen.getByRole('button', { name: '快速前往' }));
  await userEvent.type((await palette()).getByRole('combobox'), number);
  await userEvent.click(await (await palette()).findByRole('option', { name: new RegExp(number) }));
  expect(desk.address()).toBe(`/orders/${number}`);
  await userEvent.type(await openPalette(), '王');
  expect(
    await (await palette()).findByRole('option', { name: new RegExp(number) }),
  ).toHaveTextContent('王');
});

it.each([
  ['a phone number', () => '+886 912-345-678'],
  ['a number with its label', (number: string) => `訂單編號：${number}`],
  ['a name', () => '王 小明'],
])('the palette finds an order by %s as people write it', async (_, typed) => {
  const [number = ''] = await placeOrders(desk.shop, 'paid', ['王小明']);
  await desk.signIn('簡志勇', ['clerk']);
  desk.open('/');
  await screen.findByRole('heading', { name: '簡志勇，您好' });
  await userEvent.click(await openPalette());
  await userEvent.paste(typed(number));
  expect(
    await (await palette()).findByRole('option', { name: new RegExp(number) }),
  ).toBeInTheDocument();
});

it('the palette does an action', async () => {
  await desk.signIn('簡志勇', ['clerk']);
  desk.open('/');
  await screen.findByRole('heading', { name: '簡志勇，您好' });
  await userEvent.type(await openPalette(), '登出{Enter}');
  expect(await screen.findByRole('button', { name: '下一步' })).toBeVisible();
});
