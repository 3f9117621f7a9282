import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();

/** Invites an address. @returns the token of the link. */
async function invite(email: string): Promise<string> {
  const owner = await desk.make('何明哲', ['owner']);
  await owner.post('/api/staff/people/invite', { email, roles: ['clerk'] });
  const [mail] = await desk.shop.mailsTo(email);
  const text = JSON.stringify(mail);
  expect(text).toMatch(/\/desk\/invitation#[\w-]+/);
  return /\/desk\/invitation#([\w-]+)/.exec(text)?.[1] ?? '';
}

it('somebody new joins with a name and a password, and sets up an authenticator', async () => {
  const token = await invite('new@mall.test');
  desk.open(`/invitation#${token}`);
  expect(await screen.findByText('何明哲邀請您使用商店後台。')).toBeVisible();
  expect(screen.getByText('new@mall.test')).toBeVisible();
  expect(screen.getByText('出貨人員')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: '同事看到的名字' }), '王小美');
  await userEvent.type(screen.getByLabelText('設定密碼'), 'short{Enter}');
  expect(await screen.findByText('至少需要 8 個字')).toBeVisible();
  await userEvent.type(screen.getByLabelText('設定密碼'), '-but-now-long{Enter}');
  expect(await screen.findByRole('heading', { name: '設定第二道驗證' })).toBeVisible();
});

it('a member joins with the password of their account', async () => {
  const member = await desk.shop.makeMember();
  const token = await invite(member.account);
  desk.open(`/invitation#${token}`);
  await userEvent.type(await screen.findByRole('textbox', { name: '同事看到的名字' }), '王小美');
  await userEvent.type(screen.getByLabelText('您在商店的密碼'), 'wrong-1234{Enter}');
  expect(await screen.findByText('帳號或密碼不正確，或這個帳號不能進入後台')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('您在商店的密碼'));
  await userEvent.type(screen.getByLabelText('您在商店的密碼'), 'Mall-1234{Enter}');
  expect(await screen.findByRole('heading', { name: '設定第二道驗證' })).toBeVisible();
});

it.each(['', '#abc', '#aaaaaaaaaaaaaaaaaaaaaaaaaaaa'])(
  'an invitation that is not valid leads to the sign-in: %j',
  async (hash) => {
    desk.open(`/invitation${hash}`);
    expect(await screen.findByRole('heading', { name: '這份邀請已經不能使用' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '前往登入' }));
    expect(await screen.findByRole('button', { name: '下一步' })).toBeVisible();
  },
);
