import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { setupSite } from '../../testing/site';

const setup = setupSite();
beforeEach(() => sessionStorage.clear());

/** Opens the page to which a provider returns, in the tab that started the sign-in. */
async function comeBack(path: string, state = 'mall.ours'): Promise<void> {
  sessionStorage.setItem('mall.social', `${state} ${'v'.repeat(43)}`);
  // The SDK reads the URL of the page, the site that of its router.
  history.replaceState(null, '', path);
  await setup.open(path);
}

it('reports a sign-in that was not started in this tab, and drops its code from the URL', async () => {
  await comeBack('/auth/line?code=stolen&state=of-somebody-else');
  expect(await screen.findByText(/這次登入不是從這個分頁開始的/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '登入失敗' })).toBeVisible();
  await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/auth/line');
});

it('reports that the person declined, and returns to the page before after another way to sign in', async () => {
  await comeBack('/auth/facebook?back=%2Fcart%2Ftemp&state=mall.ours&error=cancelled');
  expect(await screen.findByText('您沒有同意授權，所以還沒有登入。')).toBeVisible();
  expect(screen.getByRole('link', { name: '其他登入方式' })).toHaveAttribute(
    'href',
    '/login?back=%2Fcart%2Ftemp',
  );
});

it.each([
  ['emailNeeded', /訂單通知需要電子郵件/, '用電子郵件註冊'],
  ['confirmationNeeded', /我們寄了一封確認信/, '其他登入方式'],
  ['providerRefused', '無法確認登入身分，請再試一次。', '其他登入方式'],
  ['signInBlocked', '嘗試次數太多，請稍後再試。', '其他登入方式'],
  ['serverError', /再試一次/, '其他登入方式'],
])('explains the refusal %s, and offers another way', async (refusal, text, way) => {
  await comeBack(`/auth/line?state=mall.ours&error=${refusal}`);
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toBeVisible();
});

it('reports the server’s reason when a code is not accepted', async () => {
  await comeBack(`/auth/line?state=mall.ours&code=${'x'.repeat(40)}`);
  expect(await screen.findByText('無法確認登入身分，請再試一次')).toBeVisible();
});
