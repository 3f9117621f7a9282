import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { setupSite } from '../../testing/site';

const setup = setupSite();
const NEW = 'new@mall.test';

beforeEach(async () => {
  await setup.shop.makeGroup({ id: 1, name: '一般會員' });
});

/** Registers a member; returns the path of the email's link. */
async function register(): Promise<string> {
  await setup.shop.as().post('/api/register', {
    account: NEW,
    password: btoa('a-long-password-1234'),
    name: '林新來',
    phone: '0912345678',
    ...(await setup.shop.makeCaptcha()),
  });
  await setup.shop.background.settled();
  const [mail] = await setup.shop.mailsTo(NEW);
  return `/email?t=${mail?.token ?? ''}`;
}

/** Whether the address is confirmed: a sign-in with the right password is refused until it is. */
async function isConfirmed(): Promise<boolean> {
  const { status } = await setup.shop.as().post('/api/login', {
    account: NEW,
    type: 'account',
    password: btoa('a-long-password-1234'),
    device_name: 'Chrome',
    ...(await setup.shop.makeCaptcha()),
  });
  return status === 200;
}

it('confirms nothing when the page of the link is only opened', async () => {
  await setup.open(await register());
  expect(await screen.findByRole('button', { name: '確認並登入' })).toBeVisible();
  expect(screen.getByRole('main').textContent).toMatch(/並在這台裝置登入/);
  expect(await isConfirmed()).toBe(false);
});

it('confirms the address and signs in when the button is pressed by keyboard', async () => {
  await setup.open(await register());
  (await screen.findByRole('button', { name: '確認並登入' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: '林新來，歡迎加入' })).toBeVisible();
  expect(await isConfirmed()).toBe(true);
});

it('offers another link when the pressed link was used before', async () => {
  const link = await register();
  const token = link.replace('/email?t=', '');
  await setup.shop.as().post(`/api/member/active?t=${token}`, { device_name: 'Chrome' });
  await setup.open(link);
  await userEvent.click(await screen.findByRole('button', { name: '確認並登入' }));
  expect(await screen.findByText('連結已失效或已使用過，請重新申請')).toBeVisible();
  expect(screen.getByRole('button', { name: '重新寄送確認信' })).toBeVisible();
});

it.each([
  ['address', '確認新的電子郵件', /之後就用這個電子郵件登入/],
  ['line', '連結 LINE 帳號', /之後也能用 LINE 登入/],
])('shows what the button changes when the link is for %s', async (purpose, title, text) => {
  await setup.open(`/email?t=${'x'.repeat(43)}&for=${purpose}`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('main').textContent).toMatch(text);
});
