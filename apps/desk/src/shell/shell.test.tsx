import { permissions, permissionsOf, roleNames } from '@mall/contract/staff';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shellMessages } from '../messages/zh-TW/shell';
import { setupDesk } from '../testing/setupDesk';
import { screens, screensFor } from './screens';

const desk = setupDesk();

const navigation = async () =>
  within(await screen.findByRole('navigation', { name: '畫面' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it.each(roleNames.map((role) => [role] as const))(
  'the navigation of the role %s has what its permissions open, and nothing else',
  async (role) => {
    await desk.signIn('何明哲', [role]);
    desk.open('/');
    const allowed = permissionsOf([role]);
    const labels = screens
      .filter(({ permission }) => permission === null || allowed.has(permission))
      .map(({ label }) => shellMessages[label]);
    expect(await navigation()).toEqual(labels);
    // Only who manages people has them.
    expect(labels.includes('人員')).toBe(role === 'owner' || role === 'manager');
  },
);

it('each screen has a key of its own', () => {
  const keys = screensFor(permissions).map(({ shortcut }) => shortcut);
  expect(new Set(keys).size).toBe(keys.length);
});

it('keys open the screens and their list, but not while somebody types', async () => {
  await desk.signIn('何明哲', ['owner']);
  desk.open('/');
  await screen.findByRole('heading', { name: '何明哲，您好' });
  await userEvent.keyboard('gs');
  expect(await screen.findByRole('heading', { name: '設定' })).toBeVisible();
  expect(desk.address()).toBe('/settings');
  await userEvent.click(await screen.findByRole('textbox', { name: '給會員看的服務時間' }));
  await userEvent.keyboard('gp');
  expect(desk.address()).toBe('/settings');
  await userEvent.click(screen.getByRole('heading', { name: '設定' }));
  await userEvent.keyboard('gxp');
  expect(desk.address()).toBe('/settings');
  await userEvent.keyboard('?');
  const keys = within(await screen.findByRole('dialog', { name: '鍵盤快速鍵' }));
  expect(keys.getByText('前往人員')).toBeVisible();
  await userEvent.keyboard('gp');
  expect(desk.address()).toBe('/settings');
});

it('one-key shortcuts are off on a device where they were switched off', async () => {
  await desk.signIn('何明哲', ['owner']);
  desk.open('/');
  await screen.findByRole('heading', { name: '何明哲，您好' });
  const openKeys = () => userEvent.click(screen.getByRole('button', { name: '鍵盤快速鍵' }));
  const flip = async () =>
    userEvent.click(await screen.findByRole('switch', { name: /^單鍵快捷鍵/ }));
  await openKeys();
  await flip();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('ga?');
  expect(desk.address()).toBe('/');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('mall.desk.singleKeys')).toBe('off');
  await openKeys();
  await flip();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('ga');
  expect(await screen.findByRole('heading', { name: '操作紀錄' })).toBeVisible();
});

it('an unknown address shows that there is no such screen, with a way on', async () => {
  await desk.signIn('何明哲', ['owner']);
  desk.open('/nowhere');
  expect(await screen.findByRole('heading', { name: '沒有這個畫面' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '回到今天' }));
  expect(await screen.findByRole('heading', { name: '何明哲，您好' })).toBeVisible();
});

it('the header shows who has signed in, and changes the theme of this device', async () => {
  await desk.signIn('何明哲', ['owner', 'accountant']);
  desk.open('/');
  const header = within(await screen.findByRole('banner'));
  expect(header.getByText('何明哲')).toBeVisible();
  expect(header.getByText('店主、會計')).toBeVisible();
  await userEvent.click(header.getByRole('button', { name: '改用深色' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('mall.theme')).toBe('dark');
  await userEvent.click(header.getByRole('button', { name: '改用淺色' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
});
