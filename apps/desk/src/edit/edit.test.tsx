import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { placeOrders } from '../testing/placeOrders';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();
beforeEach(() => sessionStorage.clear());

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const hours = () => screen.findByRole('textbox', { name: '給會員看的服務時間' });
const closing = () => screen.findAllByRole('button', { name: '關閉' });
const question = () => screen.findByRole('alertdialog', { name: '要放棄還沒儲存的內容嗎？' });
const answer = async (name: string) =>
  userEvent.click(within(await question()).getByRole('button', { name }));
const serviceHours = async () => (await desk.staff().settings.get()).service_hours;

async function editSettings(): Promise<void> {
  await desk.signIn('店長蘇', ['manager']);
  desk.open('/settings');
  await userEvent.type(await hours(), '每天');
}

/** Opens the dialog that cancels an order, with a reason. @returns the number of the order */
async function writeReason(): Promise<string> {
  const [id = ''] = await placeOrders(desk.shop, 'paid', ['林小滿']);
  await desk.signIn('何明哲', ['owner']);
  desk.open(`/orders/${id}`);
  await press('取消並退款');
  await userEvent.type(await screen.findByRole('textbox', { name: /原因/ }), '產地缺貨');
  return id;
}

it('a form is there again with what was typed when its page was reloaded', async () => {
  await editSettings();
  desk.open('/settings');
  expect(await screen.findByText('已還原您先前還沒儲存的內容。')).toBeVisible();
  expect(await hours()).toHaveValue('每天');
  expect(await serviceHours()).toBe('');
  await press('儲存');
  await screen.findByText('已儲存設定');
  expect(await serviceHours()).toBe('每天');
  desk.open('/settings');
  expect(await hours()).toHaveValue('每天');
  expect(screen.queryByText('已還原您先前還沒儲存的內容。')).toBeNull();
});

it('a draft is shown to its colleague alone', async () => {
  await editSettings();
  await desk.signIn('店主王', ['owner']);
  desk.open('/settings');
  expect(await hours()).toHaveValue('');
});

it('a restored draft is discarded by its button', async () => {
  await editSettings();
  desk.open('/settings');
  await press('放棄');
  expect(await hours()).toHaveValue('');
  desk.open('/settings');
  await hours();
  expect(screen.queryByText('已還原您先前還沒儲存的內容。')).toBeNull();
});

it('a page with something typed is left after a question alone', async () => {
  await editSettings();
  await userEvent.click(screen.getByRole('link', { name: '操作紀錄' }));
  await answer('繼續編輯');
  expect(desk.address()).toBe('/settings');
  expect(await hours()).toHaveValue('每天');
  await userEvent.click(screen.getByRole('link', { name: '操作紀錄' }));
  await answer('放棄');
  await waitFor(() => expect(desk.address()).toBe('/audit'));
  desk.open('/settings');
  expect(await hours()).toHaveValue('');
});

it('a page asks again when it is left again at once', async () => {
  await editSettings();
  const link = screen.getByRole('link', { name: '操作紀錄' });
  await userEvent.click(link);
  const stay = within(await question()).getByRole('button', { name: '繼續編輯' });
  // Both presses before React renders the first one’s end.
  await act(async () => {
    stay.click();
    await Promise.resolve();
    await Promise.resolve();
    link.click();
  });
  await answer('放棄');
  await waitFor(() => expect(desk.address()).toBe('/audit'));
});

it('a page without changes is left without a question', async () => {
  await desk.signIn('店長蘇', ['manager']);
  desk.open('/settings');
  await userEvent.type(await hours(), '每天');
  await userEvent.clear(await hours());
  await userEvent.click(screen.getByRole('link', { name: '操作紀錄' }));
  await waitFor(() => expect(desk.address()).toBe('/audit'));
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', async () => userEvent.click((await closing())[0] as HTMLElement)],
  ['its button', async () => userEvent.click((await closing()).at(-1) as HTMLElement)],
])('a dialog with something typed asks before it is closed by %s', async (_how, close) => {
  const id = await writeReason();
  await close();
  await answer('繼續編輯');
  expect(screen.getByRole('textbox', { name: /原因/ })).toHaveValue('產地缺貨');
  await close();
  await answer('放棄');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await desk.staff().orders.detail(id)).state).toBe('paid');
  await press('取消並退款');
  expect(await screen.findByRole('textbox', { name: /原因/ })).toHaveValue('');
});

it('a dialog has its text again when it is opened after a reload', async () => {
  const id = await writeReason();
  desk.open(`/orders/${id}`);
  await press('取消並退款');
  expect(await screen.findByRole('textbox', { name: /原因/ })).toHaveValue('產地缺貨');
});

it('a text that was not sent is with its order again, and with no other one', async () => {
  const [first = '', second = ''] = await placeOrders(desk.shop, 'paid', ['林小滿', '王小明']);
  await desk.signIn('簡志勇', ['clerk']);
  desk.open(`/orders/${first}`);
  await userEvent.type(await screen.findByRole('textbox', { name: '新增備註' }), '先不要出');
  desk.open(`/orders/${second}`);
  expect(await screen.findByRole('textbox', { name: '新增備註' })).toHaveValue('');
  desk.open(`/orders/${first}`);
  expect(await screen.findByRole('textbox', { name: '新增備註' })).toHaveValue('先不要出');
});

it('a form stays with what was typed when saving failed', async () => {
  await editSettings();
  const restore = desk.loseReplies('/api/staff/settings/store');
  await press('儲存');
  await screen.findByText(/連線|網路/);
  expect(await hours()).toHaveValue('每天');
  restore();
  await press('儲存');
  await screen.findByText('已儲存設定');
});
