import { codeOf, signInAtDesk } from '@mall/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdAuthenticator, type HeldAuthenticator } from '../testing/holdAuthenticator';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();
let device: HeldAuthenticator;
beforeEach(() => {
  device = holdAuthenticator(desk.shop.baseUrl);
});
afterEach(() => device.remove());

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const passkeys = async () => (await section('通行密鑰')).findAllByRole('listitem');
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function enterPassword(account: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: '電子郵件' }), account);
  await userEvent.type(screen.getByLabelText('密碼'), 'Mall-1234{Enter}');
}

/** Signs in for the first time, with a passkey instead of an app. */
async function enrolByPasskey(): Promise<string> {
  const { account } = await desk.make('何明哲', ['owner']);
  desk.open('/sign-in');
  await enterPassword(account);
  await press('設定通行密鑰');
  await press('我已經保存');
  await screen.findByRole('heading', { name: '何明哲，您好' });
  return account;
}

it('a colleague sets up a passkey at the first sign-in, and signs in by it alone, or beside the password', async () => {
  const { account } = await desk.make('何明哲', ['owner']);
  desk.open('/sign-in?back=%2Faudit');
  await enterPassword(account);
  await press('設定通行密鑰');
  const codes = within(await screen.findByRole('list', { name: '復原碼' }));
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
  await press('我已經保存');
  expect(await screen.findByRole('heading', { name: '操作紀錄' })).toBeVisible();
  await press('登出');
  await press('用通行密鑰登入');
  expect(await screen.findByRole('heading', { name: '操作紀錄' })).toBeVisible();
  await press('登出');
  await enterPassword(account);
  // Without an app there is no code of six digits to type.
  expect(await screen.findByRole('textbox', { name: '復原碼' })).toBeVisible();
  await press('使用通行密鑰');
  expect(await screen.findByRole('heading', { name: '操作紀錄' })).toBeVisible();
});

it('the sign-in says what to do when the passkey was not confirmed', async () => {
  const account = await enrolByPasskey();
  await press('登出');
  await enterPassword(account);
  device.dismiss();
  await press('使用通行密鑰');
  expect(
    await screen.findByText(/^沒有完成驗證，請再試一次。如果後台換了網址.*重新新增通行密鑰$/),
  ).toBeVisible();
  await press('使用通行密鑰');
  expect(await screen.findByRole('heading', { name: '何明哲，您好' })).toBeVisible();
});

it('a passkey unlocks the desk, and keeps what was typed', async () => {
  await enrolByPasskey();
  desk.open('/people');
  await press('邀請同事');
  const field = await screen.findByRole('textbox', { name: '電子郵件' });
  await userEvent.type(field, 'new@mall.test');
  await desk.staff().session.lock();
  await press('寄出邀請');
  const lock = within(await screen.findByRole('alertdialog', { name: '畫面已鎖定' }));
  await userEvent.click(lock.getByRole('button', { name: '使用通行密鑰' }));
  await waitFor(() => expect(screen.queryByText('畫面已鎖定')).toBeNull());
  expect(field).toHaveValue('new@mall.test');
});

it('a passkey is added after it was asked for a recent one, listed and deleted', async () => {
  const { recoveryCodes } = await desk.signInEnrolled('何明哲', ['owner']);
  await desk.expireCodes();
  desk.open('/');
  await userEvent.click(await screen.findByRole('link', { name: /^何明哲/ }));
  expect(await screen.findByText('還沒有通行密鑰。')).toBeVisible();
  await press('新增通行密鑰');
  const ask = await dialog('確認是您本人');
  await userEvent.click(ask.getByRole('button', { name: '改用復原碼' }));
  await userEvent.type(ask.getByRole('textbox', { name: '復原碼' }), `${recoveryCodes[0]}{Enter}`);
  const [row] = await passkeys();
  expect(row).toHaveTextContent(/還沒使用過/);
  await press(/^刪除「/);
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '刪除' }),
  );
  expect(await screen.findByText('還沒有通行密鑰。')).toBeVisible();
});

it('a colleague signs out on another device', async () => {
  const { id } = await desk.signIn('何明哲', ['owner']);
  const elsewhere = await signInAtDesk(desk.shop, id, { userAgent: 'Firefox 140' });
  desk.open('/account');
  const devices = await section('登入中的裝置');
  expect(await devices.findAllByRole('listitem')).toHaveLength(2);
  expect(devices.getByText('這台裝置')).toBeVisible();
  await press('登出 Firefox 140 127.0.0.1');
  expect(await screen.findByText('已登出')).toBeInTheDocument();
  expect(devices.getAllByRole('listitem')).toHaveLength(1);
  expect((await elsewhere.get('/api/staff/audit/list')).status).toBe(401);
});

it('the only second factor cannot be deleted', async () => {
  await enrolByPasskey();
  desk.open('/account');
  await press(/^刪除「/);
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '刪除' }),
  );
  expect(await screen.findByText('這是您唯一的第二道驗證，請先新增另一種再刪除')).toBeVisible();
  expect(await passkeys()).toHaveLength(1);
});

it('an authenticator app is replaced by its first code', async () => {
  await desk.signInEnrolled('何明哲', ['owner']);
  desk.open('/account');
  await press('更換驗證器');
  const setup = await dialog('更換驗證器');
  const secret = (await setup.findByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)).textContent ?? '';
  const code = codeOf(secret.replaceAll(' ', ''));
  await userEvent.type(setup.getByRole('textbox', { name: '第一組驗證碼' }), `${code}{Enter}`);
  expect(await screen.findByText('已設定驗證器 App')).toBeInTheDocument();
  // The recovery codes stay valid: there are none to show.
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('還剩 10 組，每組可以在手機遺失時登入一次。')).toBeVisible();
});

it('new recovery codes are shown once, after a question', async () => {
  await desk.signInEnrolled('何明哲', ['owner']);
  desk.open('/account');
  await press('換一組新的');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '換一組新的' }),
  );
  const shown = await dialog('您的新復原碼');
  expect(shown.getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(shown.getByRole('button', { name: '我已經保存' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: '復原碼' })).toBeNull());
});
