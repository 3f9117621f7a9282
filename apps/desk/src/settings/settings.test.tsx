import { screen } from '@testing-library/react';
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
