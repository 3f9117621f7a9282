import { dataOf, shopperOf, type PlacedData } from '@mall/server/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();

/** Places an order of each of two members. @returns their numbers, the older first */
async function placeTwo(): Promise<readonly [string, string]> {
  const tea = await desk.shop.makeProduct({ name: '烏龍茶', rules: [{ amount: 300, stock: 9 }] });
  const method = await desk.shop.makeShippingMethod();
  const place = async (name: string) => {
    const member = await desk.shop.makeMember({ name });
    const shopper = shopperOf(desk.shop.as(member), member);
    await shopper.ship(method.id);
    await shopper.add(tea.rules[0]?.id ?? 0);
    return dataOf<PlacedData>(await shopper.pay(400)).trans_order_id;
  };
  return [await place('林小滿'), await place('王小明')];
}
const field = (name: string) => screen.findByRole('textbox', { name });
async function go(link: string, id: string): Promise<void> {
  await userEvent.click(await screen.findByRole('link', { name: link }));
  await screen.findByRole('heading', { name: `訂單 ${id}` });
}

const messagesOf = async (id: string) =>
  (await desk.staff().orders.messages(id)).map(({ text }) => text);
const notesOf = async (id: string) =>
  (await desk.staff().orders.detail(id)).notes.map(({ text }) => text);

it.each([
  { label: '給顧客的訊息', button: '送出', textsOf: messagesOf },
  { label: '新增備註', button: '新增備註', textsOf: notesOf },
])(
  'the field $label is empty, and sends to the open order alone, when another order was opened',
  async ({ label, button, textsOf }) => {
    const [older, newer] = await placeTwo();
    await desk.signIn('何明哲', ['owner']);
    desk.open(`/orders/${newer}`);
    // Both orders are cached afterwards, so that the page changes at once.
    await field(label);
    await go('較舊的訂單', older);
    await userEvent.type(await field(label), '林小姐，地址改好了');
    await go('較新的訂單', newer);
    expect(await field(label)).toHaveValue('');
    await userEvent.type(await field(label), '王先生，今天出貨');
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(async () => expect(await field(label)).toHaveValue(''));
    expect(await textsOf(newer)).toEqual(['王先生，今天出貨']);
    expect(await textsOf(older)).toEqual([]);
  },
);
