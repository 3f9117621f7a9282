import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();
const save = async () => userEvent.click(await screen.findByRole('button', { name: '儲存' }));

it('a mail is switched off and stays off when the page is opened again', async () => {
  await desk.signIn('店長蘇', ['manager']);
  desk.open('/settings');
  const shipped = await screen.findByRole('switch', { name: /^已出貨/ });
  expect(shipped).toBeChecked();
  await userEvent.click(shipped);
  await save();
  await screen.findByText('已儲存設定');
  expect(screen.queryByRole('button', { name: '儲存' })).toBeNull();
  desk.open('/audit');
  expect(await screen.findByText('店長蘇變更了設定')).toBeVisible();
  desk.open('/settings');
  expect(await screen.findByRole('switch', { name: /^已出貨/ })).not.toBeChecked();
});

it('hours that end before they begin are named and not saved', async () => {
  await desk.signIn('店長蘇', ['manager']);
  desk.open('/settings');
  await userEvent.click(await screen.findByRole('switch', { name: /^依照下面的時間/ }));
  expect(screen.getByRole('checkbox', { name: '週六服務' })).not.toBeChecked();
  const until = screen.getByLabelText('週一結束');
  await userEvent.clear(until);
  await userEvent.type(until, '08:00');
  await save();
  expect(screen.getByText('結束時間要晚於開始時間')).toBeVisible();
  expect(screen.getByRole('button', { name: '儲存' })).toBeEnabled();
  await userEvent.clear(until);
  await userEvent.type(until, '17:30');
  await save();
  await screen.findByText('已儲存設定');
  expect(screen.queryByRole('button', { name: '儲存' })).toBeNull();
});

it('the settings lead to the documentation of the API in a new window', async () => {
  await desk.signIn('店長蘇', ['manager']);
  desk.open('/settings');
  const link = await screen.findByRole('link', { name: /^後台 API 文件/ });
  expect(link).toHaveAttribute('href', '/api/staff/docs');
  expect(link).toHaveAttribute('target', '_blank');
});

it('a colleague without the permission does not find the settings', async () => {
  await desk.signIn('客服陳', ['agent']);
  desk.open('/settings');
  expect(await screen.findByText('您的角色不能使用這個畫面')).toBeVisible();
  expect(screen.queryByRole('link', { name: '設定' })).toBeNull();
});

const store = async (body: object) =>
  (await desk.make('店主王', ['owner'])).post('/api/staff/settings/store', body);

it('a change of a colleague is shown and stays when another setting is saved afterwards', async () => {
  await desk.signIn('店長蘇', ['manager']);
  desk.open('/settings');
  await screen.findByRole('switch', { name: /^付款完成/ });
  await store({ mails: { order_paid: false }, service_hours: '週一至週五' });
  desk.refetch();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: '給會員看的服務時間' })).toHaveValue('週一至週五'),
  );
  expect(screen.getByRole('switch', { name: /^付款完成/ })).not.toBeChecked();
  // Nobody has edited anything here.
  expect(screen.queryByRole('button', { name: '儲存' })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: /^已出貨/ }));
  await save();
  await screen.findByText('已儲存設定');
  expect(await desk.staff().settings.get()).toMatchObject({
    mails: { order_paid: false, order_shipped: false },
    service_hours: '週一至週五',
  });
});

it.each([
  { fetched: true, when: 'it was fetched meanwhile' },
  { fetched: false, when: 'it was not fetched yet' },
])(
  'a setting that a colleague changed, too, is shown beside the own text before it is replaced when $when',
  async ({ fetched }) => {
    await desk.signIn('店長蘇', ['manager']);
    desk.open('/settings');
    const hours = await screen.findByRole('textbox', { name: '給會員看的服務時間' });
    await userEvent.type(hours, '每天');
    await store({ service_hours: '週一至週五' });
    if (fetched) desk.refetch();
    await save();
    expect(await screen.findByText('同事剛改了「給會員看的服務時間」')).toBeVisible();
    expect(screen.getByText('週一至週五', { selector: 'del, del *' })).toBeVisible();
    expect(hours).toHaveValue('每天');
    expect((await desk.staff().settings.get()).service_hours).toBe('週一至週五');
    await save();
    await screen.findByText('已儲存設定');
    expect((await desk.staff().settings.get()).service_hours).toBe('每天');
  },
);

it('the text of a colleague is taken when its button is pressed', async () => {
  await desk.signIn('店長蘇', ['manager']);
  desk.open('/settings');
  const hours = await screen.findByRole('textbox', { name: '給會員看的服務時間' });
  await userEvent.type(hours, '每天');
  await store({ service_hours: '週一至週五' });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: '用同事的內容' }));
  expect(hours).toHaveValue('週一至週五');
  expect(screen.queryByRole('button', { name: '儲存' })).toBeNull();
});
