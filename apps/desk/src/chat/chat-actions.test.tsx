import { askShop, type TestMember } from '@mall/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();

let member: TestMember;
beforeEach(async () => {
  member = await desk.shop.makeMember({ name: '林小滿' });
  await askShop(desk.shop, member, '在嗎？');
  await desk.make('何明哲', ['agent']);
  await desk.signIn('蘇雅筑', ['agent']);
});

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('menuitem', { name }));
const field = () => screen.findByRole('textbox', { name: '回覆' });

it('a conversation that needs no answer leaves the queue, and comes back by undo', async () => {
  desk.open(`/chat/${member.id}`);
  await press('不需回覆');
  expect(await screen.findByText('沒有人在等')).toBeVisible();
  await press('復原');
  expect(await screen.findByText('對話已重新開啟')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /^進行中/ }));
  expect(await screen.findByRole('link', { name: /林小滿/ })).toBeVisible();
});

it('a conversation is not resolved when the member has written what is not on the screen yet', async () => {
  desk.open(`/chat/${member.id}`);
  await screen.findByText('在嗎？', { selector: '[role="log"] *' });
  const restore = desk.loseReplies(`/api/staff/chat/history/${member.id}`);
  await askShop(desk.shop, member, '還有一件事');
  await press('不需回覆');
  expect(await screen.findByText('對方剛剛又傳了訊息，請先看過，再決定要不要結案')).toBeVisible();
  restore();
  expect(await screen.findByRole('button', { name: '不需回覆' })).toBeVisible();
});

it('a snoozed conversation is in a queue of its own until its time', async () => {
  desk.open(`/chat/${member.id}`);
  await press('延後');
  await choose(/^3 小時後/);
  expect(await screen.findByText('沒有人在等')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '已延後' }));
  expect(desk.address()).toBe(`/chat/${member.id}?queue=snoozed`);
  expect(await screen.findByRole('link', { name: /林小滿.*再處理/ })).toBeVisible();
  await press('重新開啟');
  expect(await screen.findByText('這裡沒有對話')).toBeVisible();
});

it('a conversation is taken over, and given to a colleague', async () => {
  desk.open(`/chat/${member.id}?queue=mine`);
  await press('未指派');
  await choose('由我接手');
  expect(await screen.findByRole('link', { name: /林小滿.*蘇雅筑/ })).toBeVisible();
  await press('由您負責');
  await choose('何明哲');
  expect(await screen.findByRole('button', { name: '何明哲' })).toBeVisible();
  expect(await screen.findByText('這裡沒有對話')).toBeVisible();
});

it('a canned reply is written, found by a slash and inserted by Enter', async () => {
  desk.open(`/chat/${member.id}`);
  await field();
  await press('常用回覆');
  await press('管理常用回覆');
  for (const [title, text] of [
    ['運費', '滿 1,000 元免運費。'],
    ['退貨', '七天內都可以退貨。'],
  ] as const) {
    await press('新增常用回覆');
    await userEvent.type(await screen.findByRole('textbox', { name: /^標題/ }), title);
    await userEvent.type(screen.getByRole('textbox', { name: /^內容/ }), text);
    await press('儲存');
    expect(await screen.findByText(title)).toBeVisible();
  }
  await press('刪除「退貨」');
  await waitFor(() => expect(screen.queryByRole('button', { name: '刪除「退貨」' })).toBeNull());
  await userEvent.keyboard('{Escape}');
  await userEvent.type(await field(), '/運');
  const list = within(await screen.findByRole('listbox', { name: '常用回覆' }));
  expect(list.getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await field()).toHaveValue('滿 1,000 元免運費。');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('a canned reply that a colleague changed meanwhile is shown before it is replaced', async () => {
  const colleague = await desk.make('何明哲', ['agent']);
  const path = '/api/staff/chat/reply/store';
  const { body } = await colleague.post(path, { title: '運費', text: '滿 1,000 元免運費。' });
  const [reply] = body.data as readonly { readonly id: number }[];
  desk.open(`/chat/${member.id}`);
  await field();
  await press('常用回覆');
  await press('管理常用回覆');
  await press('修改「運費」');
  const text = await screen.findByRole('textbox', { name: /^內容/ });
  await userEvent.clear(text);
  await userEvent.type(text, '滿 800 元免運費。');
  await colleague.post(path, { id: reply?.id, title: '運費規則', text: '滿 1,200 元免運費。' });
  await press('儲存');
  expect(await screen.findByText(/剛剛在別處改成「滿 1,200 元免運費。」/)).toBeVisible();
  expect(text).toHaveValue('滿 800 元免運費。');
  await press('儲存');
  // The title was not touched here.
  expect(await screen.findByRole('button', { name: '修改「運費規則」' })).toBeVisible();
  expect(await desk.staff().chat.cannedReplies()).toMatchObject([
    { title: '運費規則', text: '滿 800 元免運費。' },
  ]);
});

it('an answer whose reply was lost is stored once when it is sent again', async () => {
  desk.open(`/chat/${member.id}`);
  await userEvent.type(await field(), '在的');
  const restore = desk.loseReplies('/api/staff/chat/send');
  await press('傳送');
  await screen.findByRole('button', { name: '再試一次' });
  restore();
  await press('再試一次');
  await waitFor(() => expect(screen.queryByRole('button', { name: '再試一次' })).toBeNull());
  const { list } = await desk.staff().chat.history(member.id);
  expect(list.filter(({ from_user }) => !from_user)).toHaveLength(1);
});

it('a note about the member is added for colleagues', async () => {
  desk.open(`/chat/${member.id}`);
  await press('關於林小滿');
  const pane = within(await screen.findByRole('dialog', { name: '關於林小滿' }));
  expect(pane.getByText('還沒有訂單。')).toBeVisible();
  await userEvent.type(pane.getByRole('textbox', { name: '新增備註' }), '喜歡電話聯絡');
  await userEvent.click(pane.getByRole('button', { name: '儲存備註' }));
  expect(await pane.findByText('喜歡電話聯絡')).toBeVisible();
});

it('keys move in the queue, write and resolve, but not while somebody types', async () => {
  desk.open('/chat');
  await screen.findByRole('link', { name: /林小滿/ });
  await userEvent.keyboard('j{Enter}');
  await waitFor(() => expect(desk.address()).toBe(`/chat/${member.id}`));
  await field();
  await userEvent.keyboard('re');
  expect(await field()).toHaveValue('e');
  await userEvent.click(screen.getByRole('heading', { name: '林小滿', level: 1 }));
  await userEvent.keyboard('e');
  expect(await screen.findByText('對話已結案')).toBeInTheDocument();
});
