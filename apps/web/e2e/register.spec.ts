import { answerQuestion, expect, test } from './test';

const PASSWORD = '好好保管-1234';

test('a newcomer registers, finds the letter, follows its link and is signed in', async ({
  page,
  complaints,
}, { project }) => {
  const email = `newcomer-${project.name}-${Date.now()}@mall.test`;
  // The server refuses an unconfirmed address, and a link that was already used.
  complaints.expect(/status of (403|409)/);
  const register = async () => {
    await page.goto('/register');
    await page.getByRole('textbox', { name: /電子郵件/ }).fill(email);
    await page.getByRole('textbox', { name: /姓名/ }).fill('林新來');
    await page.getByRole('textbox', { name: /手機號碼/ }).fill('0912345678');
    await page.getByLabel(/^密碼/).fill(PASSWORD);
    await page.getByLabel(/^再次輸入密碼/).fill(PASSWORD);
    await answerQuestion(page);
    await page.getByRole('main').getByRole('button', { name: '註冊' }).click();
  };
  await register();
  await expect(page.getByRole('heading', { name: '還差一步' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  await page.goto('/login');
  await expect(page.getByRole('heading', { name: '歡迎回來' })).toBeVisible();
  await page.getByRole('textbox', { name: /電子郵件/ }).fill(email);
  await page.getByLabel(/^密碼/).fill(PASSWORD);
  await answerQuestion(page);
  await page.getByRole('main').getByRole('button', { name: '登入', exact: true }).click();
  await expect(page.getByText('請先到信箱點選確認信')).toBeVisible();
  await page.getByRole('link', { name: '重新寄送確認信' }).click();
  // Both pages have an email field: wait for the second page before typing.
  await expect(page.getByRole('heading', { name: '確認電子郵件' })).toBeVisible();
  await page.getByRole('textbox', { name: /電子郵件/ }).fill(email);
  await answerQuestion(page);
  await page.getByRole('button', { name: '重新寄送確認信' }).click();
  await expect(page.getByText(/確認信馬上就到/)).toBeVisible();

  await page.goto('/dev/mail');
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: '請確認您的電子郵件｜巷口市集' })
    .first()
    .click();
  const link = page.getByRole('link', { name: /\/email\?t=/ });
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: '林新來，歡迎加入' })).toBeVisible();
  await page.getByRole('link', { name: '開始逛逛' }).click();
  await expect(page).toHaveURL(/\/mall$/);
  await expect(page.getByRole('button', { name: '會員' })).toBeVisible();

  await page.goto(address);
  await expect(page.getByText('連結已失效或已使用過，請重新申請')).toBeVisible();
  await expect(page.getByRole('button', { name: '重新寄送確認信' })).toBeVisible();
});
