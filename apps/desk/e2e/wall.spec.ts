import type { Browser, Page } from '@playwright/test';
import { findViolations } from '../../web/e2e/axe';
import { callWith, startSession } from '../../web/e2e/calls';
import { makeMember, signInBy, type Newcomer } from '../../web/e2e/members';
import { publishBy } from '../../web/e2e/posts';
import { DESKTOP_TOO, expect, test } from '../../web/e2e/test';

// The browser reports the first read of a visitor of the desk.
test.beforeEach(({ consoleErrors }) => consoleErrors.expect(/status of 401.*\/api\/staff\//));

/** Opens a page in a browser of its own. */
async function openBeside(browser: Browser, beside: Page, path: string): Promise<Page> {
  const baseURL = new URL(beside.url()).origin;
  const context = await browser.newContext({ baseURL, locale: 'zh-TW' });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Signs a member in, and opens a post. */
async function openPost(page: Page, article: number, member: Newcomer): Promise<void> {
  await page.goto(`/login?back=${encodeURIComponent(`/article/${article}`)}`);
  await signInBy(page, member);
  await page.waitForURL(`/article/${article}`);
  await expect(page.getByRole('list', { name: '留言' })).toBeVisible();
}

test(
  'a reported comment is hidden with a reason that its author reads, and others see it no longer',
  { tag: DESKTOP_TOO.tag },
  async ({ page, browser }) => {
    await page.goto('/favicon.svg');
    const name = `洗版${Date.now() % 100_000}`;
    const [author, reader] = [await makeMember(page, name), await makeMember(page, '熱心鄰居')];
    const host = callWith(page, (await startSession(page, '貼文作者')).t);
    const article = await publishBy(host, '巷口的豆花今天有嗎？');
    const comment = { a_id: article, action: 'add', comment: '加我好友領紅包' };
    await author.call('/api/article/message', comment);
    const row = (at: Page) => at.getByRole('listitem').filter({ hasText: name });

    await openPost(page, article, reader);
    await row(page)
      .getByRole('button', { name: `${name}的留言選項` })
      .click();
    await page.getByRole('menuitem', { name: '檢舉留言' }).click();
    const report = page.getByRole('dialog', { name: '檢舉這則留言' });
    await report.getByText('廣告或詐騙', { exact: true }).click();
    await report.getByRole('button', { name: '送出檢舉' }).click();
    await expect(report).toBeHidden();

    const desk = await openBeside(browser, page, '/desk/wall');
    await desk.getByRole('button', { name: '以店主的身分登入（何明哲）' }).click();
    const card = desk.getByRole('article', { name: `${name}的留言` });
    await expect(card.getByText('熱•••：廣告或詐騙')).toBeVisible();
    expect(await findViolations(desk)).toEqual([]);
    await card.getByRole('button', { name: '隱藏…' }).click();
    const dialog = desk.getByRole('dialog', { name: `隱藏${name}的留言？` });
    await dialog.getByText('廣告或詐騙', { exact: true }).click();
    expect(await findViolations(desk)).toEqual([]);
    await dialog.getByRole('button', { name: '隱藏', exact: true }).click();
    await expect(card).toBeHidden();

    await page.reload();
    await expect(page.getByText('還沒有留言，來說第一句話吧！')).toBeVisible();
    await expect(row(page)).toHaveCount(0);
    const own = await openBeside(browser, page, '/favicon.svg');
    await openPost(own, article, author);
    await expect(row(own).getByText('這則留言已由小編隱藏，只有您看得到。')).toBeVisible();
    await expect(row(own).getByText('原因：廣告或詐騙')).toBeVisible();
    expect(await findViolations(own)).toEqual([]);
    await desk.context().close();
    await own.context().close();
  },
);
