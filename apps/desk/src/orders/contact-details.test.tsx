import { dataOf, shopperOf, type PlacedData, type TestMember } from '@mall/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();
let member: TestMember;
let older = '';
let newer = '';
beforeEach(async () => {
  member = await desk.shop.makeMember({ name: '林小滿' });
  const shopper = shopperOf(desk.shop.as(member), member);
  const tea = await desk.shop.makeProduct({ name: '烏龍茶', rules: [{ amount: 300, stock: 9 }] });
  await shopper.ship((await desk.shop.makeShippingMethod()).id);
  const place = async () => {
    await shopper.add(tea.rules[0]?.id ?? 0);
    return dataOf<PlacedData>(await shopper.pay(400)).trans_order_id;
  };
  older = await place();
  newer = await place();
});

const facts = async () => within(await screen.findByRole('group', { name: '收件與配送' }));
const button = () => screen.findByRole('button', { name: '顯示完整資料' });
const recorded = async () =>
  (await desk.staff().audit.list({ action: 'member.unmasked' })).list.length;

it('the contact details of an order are shown in full after a press, until the order is left', async () => {
  await desk.signIn('蘇雅筑', ['agent']);
  desk.open(`/orders/${newer}`);
  expect(await (await facts()).findByText('0912•••678')).toBeVisible();
  expect((await facts()).queryByText(new RegExp(member.account))).toBeNull();
  await userEvent.click(await button());
  expect(await (await facts()).findByText('0912345678')).toBeVisible();
  expect((await facts()).getByText(new RegExp(`^林小滿（${member.account}）`))).toBeVisible();
  expect((await facts()).getByText(/號$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '顯示完整資料' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: '較舊的訂單' }));
  expect(await screen.findByRole('heading', { name: `訂單 ${older}` })).toBeVisible();
  expect(await (await facts()).findByText('0912•••678')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '較新的訂單' }));
  expect(await screen.findByRole('heading', { name: `訂單 ${newer}` })).toBeVisible();
  expect(await (await facts()).findByText('0912•••678')).toBeVisible();
  expect(await recorded()).toBe(1);
});

it('the focus goes to the details when the button was pressed by a key', async () => {
  await desk.signIn('何明哲', ['manager']);
  desk.open(`/orders/${newer}`);
  (await button()).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('group', { name: '收件與配送' })).toHaveFocus());
});

it('contact details stay masked, and a message says why, when the press fails', async () => {
  await desk.signIn('蘇雅筑', ['agent']);
  desk.open(`/orders/${newer}`);
  await button();
  await desk.shop.db.execute(`update staff set roles = '{moderator}'`);
  await userEvent.click(await button());
  expect(await screen.findByText(/權限/)).toBeVisible();
  expect((await facts()).getByText('0912•••678')).toBeVisible();
});

it.each(['clerk', 'accountant'] as const)(
  'a colleague with the role %s has no button for contact details',
  async (role) => {
    await desk.signIn('簡志勇', [role]);
    desk.open(`/orders/${newer}`);
    expect(await (await facts()).findByText('0912•••678')).toBeVisible();
    expect(screen.queryByRole('button', { name: '顯示完整資料' })).toBeNull();
  },
);

it('the audit names the member and the order whose contact details were revealed', async () => {
  await desk.signIn('何明哲', ['manager']);
  await desk.staff().orders.revealContact(newer);
  await desk.staff().chat.revealContact(member.id);
  desk.open('/audit');
  const sentence = `何明哲查看了會員 ${member.id} 的完整聯絡資料`;
  await waitFor(() => expect(screen.getAllByRole('rowheader', { name: sentence })).toHaveLength(2));
  const [ofChat, ofOrder] = screen.getAllByRole('row').slice(1);
  expect(ofOrder).toHaveTextContent(`訂單${newer}`);
  expect(ofChat).not.toHaveTextContent(newer);
  expect(screen.queryByText(/0912345678/)).toBeNull();
});
