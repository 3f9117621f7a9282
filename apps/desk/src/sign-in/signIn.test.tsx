import { codeOf } from '@mall/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** A clipboard, which jsdom lacks. @returns the texts that are copied to it. */
function holdClipboard(): readonly string[] {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return copied;
}
afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

async function enterPassword(account: string, password = 'Mall-1234'): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: '電子郵件' }), account);
  await userEvent.type(screen.getByLabelText('密碼'), password);
  await press('下一步');
}

it('a colleague sets up an authenticator at the first sign-in, and saves the recovery codes', async () => {
  const { account } = await desk.make('何明哲', ['owner']);
  desk.open('/sign-in?back=%2Faudit');
  await enterPassword(account);
  expect(await screen.findByRole('img', { name: '給驗證器 App 掃描的 QR Code' })).toBeVisible();
  const secret = (await screen.findByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)).textContent ?? '';
  const field = screen.getByRole('textbox', { name: '第一組驗證碼' });
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(field, `${codeOf(secret.replaceAll(' ', ''))}{Enter}`);

  const codes = within(await screen.findByRole('list', { name: '復原碼' })).getAllByRole(
    'listitem',
  );
  expect(codes.map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 10 }, () => expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)),
  );
  const copied = holdClipboard();
  await press('全部複製');
  expect(await screen.findByText('已複製復原碼')).toBeInTheDocument();
  expect(copied).toEqual([codes.map(({ textContent }) => textContent).join('\n')]);
  expect(desk.address()).toMatch(/^\/sign-in/);

  await press('我已經保存');
  expect(await screen.findByRole('heading', { name: '操作紀錄' })).toBeVisible();
  expect(desk.address()).toBe('/audit');
});

it('a colleague with an authenticator enters its code', async () => {
  const { account, nextCode } = await desk.signInEnrolled('何明哲', ['owner']);
  await desk.staff().session.signOut();
  desk.open('/sign-in');
  await enterPassword(account);
  const field = await screen.findByRole('textbox', { name: '6 位數驗證碼' });
  await userEvent.type(field, '12{Enter}');
  expect(await screen.findByText('驗證碼是 6 位數字，復原碼是 10 個英文字母與數字')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, `${nextCode()}{Enter}`);
  expect(await screen.findByRole('heading', { name: '何明哲，您好' })).toBeVisible();
});

it('a known device is asked for no captcha', async () => {
  const { account, nextCode } = await desk.signInEnrolled('何明哲', ['owner']);
  await desk.staff().session.signOut();
  const stop = desk.loseReplies('/api/staff/session/captcha');
  desk.open('/sign-in');
  await enterPassword(account);
  const field = await screen.findByRole('textbox', { name: '6 位數驗證碼' });
  await userEvent.type(field, `${nextCode()}{Enter}`);
  expect(await screen.findByRole('heading', { name: '何明哲，您好' })).toBeVisible();
  stop();
});

it('a wrong password is refused in the words of an unknown account', async () => {
  const { account } = await desk.make('何明哲', ['owner']);
  const member = await desk.shop.makeMember();
  desk.open('/sign-in');
  for (const [typed, password] of [
    [account, 'wrong-1234'],
    [member.account, 'Mall-1234'],
  ] as const) {
    await userEvent.clear(await screen.findByRole('textbox', { name: '電子郵件' }));
    await userEvent.clear(screen.getByLabelText('密碼'));
    await enterPassword(typed, password);
    expect(await screen.findByText('帳號或密碼不正確，或這個帳號不能進入後台')).toBeVisible();
  }
});

it('a real shop offers no demo colleagues', async () => {
  desk.open('/sign-in');
  await screen.findByRole('button', { name: '下一步' });
  expect(screen.queryByText('示範商店：按一下就登入')).toBeNull();
});
