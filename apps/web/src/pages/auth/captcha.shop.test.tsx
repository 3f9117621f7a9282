import { TEST_PASSWORD } from '@mall/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setupSite } from '../../testing/site';

const setup = setupSite();
const AMY = 'amy@mall.test';
beforeEach(async () => {
  localStorage.clear();
  await setup.shop.makeMember({ account: AMY });
});
afterEach(() => void vi.unstubAllGlobals());

const main = async () => within(await screen.findByRole('main'));
const email = async () => (await main()).findByRole('textbox', { name: /電子郵件/ });
const button = async (name: string) => (await main()).findByRole('button', { name });
const status = async () => (await main()).findByText(/檢查|機器人/, { selector: '[role=status]' });
const captchas = async () => {
  const { rows } = await setup.shop.db.execute<{ used: boolean }>(
    'select used_at is not null as used from captchas',
  );
  return rows;
};

/** Refuses the requests for captchas, as a network without a connection does. */
function cutCaptchas(): () => void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    new Request(input, init).url.endsWith('/api/captcha')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : fetch(input, init),
  );
  return () => vi.unstubAllGlobals();
}

async function fillSignIn() {
  await userEvent.type(await email(), AMY);
  await userEvent.type(await (await main()).findByLabelText(/^密碼/), TEST_PASSWORD);
}

describe('the captcha of a form', () => {
  it.each([
    ['/login', '登入'],
    ['/register', '註冊'],
    ['/forget/form', '寄送重設密碼信'],
    ['/email', '重新寄送確認信'],
  ])('is requested at the first focus on %s, and asks nothing', async (path, name) => {
    await setup.open(path);
    await button(name);
    expect(await status()).toHaveTextContent('免輸入驗證碼，系統會自動檢查');
    expect(await captchas()).toEqual([]);
    await userEvent.click(await email());
    await expect.poll(status).toHaveTextContent('已確認不是機器人');
    expect(await captchas()).toEqual([{ used: false }]);
    expect((await main()).queryByLabelText(/驗證碼/)).toBeNull();
  });

  it('signs in when the form is sent by keyboard before it is solved', async () => {
    await setup.open('/login?back=%2Ftos');
    await fillSignIn();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/tos');
  });

  it('shows a failure with a button, which tries again and keeps the focus', async () => {
    const mend = cutCaptchas();
    await setup.open('/login?back=%2Ftos');
    await fillSignIn();
    await expect.poll(status).toHaveTextContent('無法確認您不是機器人');
    await userEvent.click(await button('登入'));
    expect(await captchas()).toEqual([]);
    const retry = await button('再試一次');
    retry.focus();
    expect(retry).toHaveFocus();
    mend();
    await userEvent.keyboard('{Enter}');
    await expect.poll(status).toHaveTextContent('已確認不是機器人');
    expect(await status()).toHaveFocus();
    await userEvent.click(await button('登入'));
    await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/tos');
  });

  it('is replaced and sent again when it had expired on the server', async () => {
    await setup.open('/login?back=%2Ftos');
    await fillSignIn();
    await expect.poll(status).toHaveTextContent('已確認不是機器人');
    await setup.shop.db.execute("update captchas set expires_at = now() - interval '1 second'");
    await userEvent.click(await button('登入'));
    await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/tos');
  });

  it('is replaced when the password was wrong', async () => {
    await setup.open('/login?back=%2Ftos');
    await userEvent.type(await email(), AMY);
    const password = await (await main()).findByLabelText(/^密碼/);
    await userEvent.type(password, 'not-the-one');
    await userEvent.click(await button('登入'));
    expect(await screen.findByText('帳號或密碼不正確')).toBeVisible();
    expect(await captchas()).toEqual([{ used: true }]);
    await userEvent.clear(password);
    await userEvent.type(password, TEST_PASSWORD);
    await userEvent.click(await button('登入'));
    await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/tos');
    expect(await captchas()).toEqual([{ used: true }, { used: true }]);
  });
});
