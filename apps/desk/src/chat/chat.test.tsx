import { answerMember, askShop, type TestMember } from '@mall/server/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();

/** A member who has written to the shop. */
async function writer(name: string, ...texts: readonly string[]): Promise<TestMember> {
  const member = await desk.shop.makeMember({ name });
  for (const text of texts) await askShop(desk.shop, member, text);
  return member;
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByRole('textbox', { name: '回覆' });
const rows = async () => {
  const queue = within(await screen.findByRole('region', { name: '對話清單' }));
  return within(await queue.findByRole('list'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};
/** A device with a mouse has a keyboard, on which Enter sends. */
const useKeyboard = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      ...{ media: query, matches: query.includes('hover: hover'), onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }),
  );

it('the queue begins with who waits longest, also after their conversation was opened', async () => {
  const first = await writer('林小滿', '在嗎？', '請問今天會到嗎？');
  await writer('王小明', '可以改地址嗎？');
  await desk.signIn('蘇雅筑', ['agent']);
  desk.open('/');
  expect(await screen.findByRole('link', { name: /^2 位在等\s*客服|^2.*客服$/ })).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: /待回覆的對話/ }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  const [longest] = await rows();
  expect(longest).toContain('林小滿');
  expect(longest).toContain('請問今天會到嗎？');
  expect(longest).toContain('2 則未讀訊息');
  await userEvent.click(screen.getByRole('link', { name: /林小滿/ }));
  expect(desk.address()).toBe(`/chat/${first.id}`);
  expect(await screen.findByRole('heading', { name: '林小滿', level: 1 })).toBeVisible();
  // It is read, and goes on waiting.
  await waitFor(async () => expect((await rows())[0]).not.toContain('未讀'));
  expect((await rows())[0]).toContain('林小滿');
  expect((await rows())[0]).toMatch(/剛剛傳來|等了/);
});

it('an answer is sent by Enter and takes the conversation out of the queue', async () => {
  const member = await writer('林小滿', '在嗎？');
  await desk.signIn('蘇雅筑', ['agent']);
  useKeyboard();
  desk.open(`/chat/${member.id}`);
  await userEvent.type(await field(), '在的');
  fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
  await userEvent.type(await field(), '{Shift>}{Enter}{/Shift}請說{Enter}');
  expect(await field()).toHaveValue('');
  const log = within(screen.getByRole('log', { name: '與林小滿的對話' }));
  expect(await log.findByText('在的 請說')).toBeVisible();
  expect(await screen.findByText('沒有人在等')).toBeVisible();
  expect(await screen.findByText('已回覆')).toBeVisible();
});

it('the next conversation that waits is opened by Ctrl and Enter', async () => {
  const first = await writer('林小滿', '在嗎？');
  const second = await writer('王小明', '可以改地址嗎？');
  await desk.signIn('蘇雅筑', ['agent']);
  desk.open(`/chat/${first.id}`);
  await userEvent.type(await field(), '在的{Control>}{Enter}{/Control}');
  await waitFor(() => expect(desk.address()).toBe(`/chat/${second.id}`));
  expect(await screen.findByRole('heading', { name: '王小明', level: 1 })).toBeVisible();
  await waitFor(async () => expect(await field()).toHaveFocus());
});

it('a colleague who has just answered is named before another answer is sent', async () => {
  const member = await writer('林小滿', '在嗎？');
  const other = await desk.make('何明哲', ['agent']);
  await desk.signIn('蘇雅筑', ['agent']);
  desk.open(`/chat/${member.id}`);
  await userEvent.type(await field(), '在的');
  await answerMember(other, member, '您好，我是明哲');
  await press('傳送');
  const dialog = within(await screen.findByRole('alertdialog', { name: '同事剛剛已經回覆' }));
  expect(dialog.getByText(/^何明哲剛剛已經回覆了/)).toBeVisible();
  expect(await dialog.findByText('您好，我是明哲')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '留作草稿' }));
  expect(await field()).toHaveValue('在的');
  // The newer message has been seen.
  await answerMember(other, member, '還有問題嗎？');
  await press('傳送');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '仍然送出' }),
  );
  expect(
    await within(screen.getByRole('log', { name: '與林小滿的對話' })).findByText('在的'),
  ).toBeVisible();
});

it('an answer that was held back stands before what was written since when it goes back to the field', async () => {
  const member = await writer('林小滿', '在嗎？');
  const other = await desk.make('何明哲', ['agent']);
  await desk.signIn('蘇雅筑', ['agent']);
  desk.open(`/chat/${member.id}`);
  await userEvent.type(await field(), '在的');
  await answerMember(other, member, '您好，我是明哲');
  const release = desk.holdReplies('/api/staff/chat/send');
  await press('傳送');
  await userEvent.type(await field(), '請稍等');
  release();
  await press('留作草稿');
  expect(await field()).toHaveValue('在的\n請稍等');
});

it('a draft stays with its member when another conversation is opened', async () => {
  const first = await writer('林小滿', '在嗎？');
  await writer('王小明', '可以改地址嗎？');
  await desk.signIn('蘇雅筑', ['agent']);
  desk.open(`/chat/${first.id}`);
  await userEvent.type(await field(), '我查一下');
  await userEvent.click(await screen.findByRole('link', { name: /王小明/ }));
  await screen.findByRole('heading', { name: '王小明', level: 1 });
  expect(await field()).toHaveValue('');
  await userEvent.click(await screen.findByRole('link', { name: /林小滿/ }));
  await screen.findByRole('heading', { name: '林小滿', level: 1 });
  expect(await field()).toHaveValue('我查一下');
});

it('a colleague without the permission has no chat', async () => {
  await desk.signIn('簡志勇', ['clerk']);
  desk.open('/chat');
  expect(await screen.findByRole('heading', { name: '您的角色不能使用這個畫面' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '客服' })).toBeNull();
});
