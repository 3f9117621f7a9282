import { askShop, type TestMember } from '@mall/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();
let first: TestMember;
let second: TestMember;
beforeEach(async () => {
  first = await desk.shop.makeMember({ name: '林小滿' });
  second = await desk.shop.makeMember({ name: '王小明' });
  for (const member of [first, second]) await askShop(desk.shop, member, '在嗎？');
  await desk.signIn('蘇雅筑', ['agent']);
});

/** Opens what is known of a member. */
async function about(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `關於${name}` }));
  return within(await screen.findByRole('dialog', { name: `關於${name}` }));
}
const button = { name: '顯示完整資料' };
const close = async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

it('the account of a member is shown in full after a press, until their conversation is left', async () => {
  desk.open(`/chat/${first.id}`);
  let drawer = await about('林小滿');
  expect(drawer.getByText(/^m•••@/)).toBeVisible();
  expect(drawer.queryByText(first.account)).toBeNull();
  await userEvent.click(drawer.getByRole('button', button));
  expect(await drawer.findByText(first.account)).toBeVisible();
  expect(drawer.queryByRole('button', button)).toBeNull();
  await close();
  drawer = await about('林小滿');
  expect(drawer.getByText(first.account)).toBeVisible();
  await close();
  await userEvent.click(screen.getByRole('link', { name: /王小明/ }));
  drawer = await about('王小明');
  expect(drawer.getByText(/^m•••@/)).toBeVisible();
  expect(drawer.queryByText(second.account)).toBeNull();
  await close();
  await userEvent.click(screen.getByRole('link', { name: /林小滿/ }));
  drawer = await about('林小滿');
  expect(drawer.queryByText(first.account)).toBeNull();
  const { list } = await desk.staff().audit.list({ action: 'member.unmasked' });
  expect(list.map(({ subject }) => subject)).toEqual([`member:${first.id}`]);
});

it('the focus goes to the account when the button was pressed by a key', async () => {
  desk.open(`/chat/${first.id}`);
  const drawer = await about('林小滿');
  drawer.getByRole('button', button).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(drawer.getByRole('group', { name: '林小滿' })).toHaveFocus());
});
