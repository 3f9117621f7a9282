import type { Browser, Page } from '@playwright/test';
import { findViolations } from '../../web/e2e/axe';
import { field, log, send } from '../../web/e2e/chat';
import { makeMember, signInBy } from '../../web/e2e/members';
import { DESKTOP_TOO, expect, test } from '../../web/e2e/test';

// The browser reports each refused call: an answer that comes second.
test.beforeEach(({ consoleErrors }) => consoleErrors.expect(/status of 409.*\/api\/staff\//));

/** Opens the waiting conversations in a browser of its own, as a colleague of the demo shop. */
async function openInbox(browser: Browser, beside: Page, button: string): Promise<Page> {
  const baseURL = new URL(beside.url()).origin;
  const context = await browser.newContext({ baseURL, locale: 'zh-TW' });
  const page = await context.newPage();
  await page.goto('/desk/chat');
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { name: '客服對話' })).toBeVisible();
  return page;
}
const answer = (page: Page) => page.getByRole('textbox', { name: '回覆' });

test(
  'two colleagues answer one member, who reads the first answer without reloading',
  { tag: DESKTOP_TOO.tag },
  async ({ page, browser }) => {
    await page.goto('/favicon.svg');
    const name = `等候${Date.now() % 100_000}`;
    const member = await makeMember(page, name);
    const agent = await openInbox(browser, page, '以客服的身分登入（巷口小編）');
    const owner = await openInbox(browser, page, '以店主的身分登入（何明哲）');
    await page.goto('/login?back=%2Fservice');
    await signInBy(page, member);
    await page.waitForURL('/service');
    await field(page).waitFor();
    await send(page, '請問幾點到？');

    const row = (at: Page) => at.getByRole('link', { name: new RegExp(name) });
    for (const each of [agent, owner]) {
      await row(each).click();
      await expect(each.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(each.getByRole('log').getByText('請問幾點到？')).toBeVisible();
    }
    expect(await findViolations(agent)).toEqual([]);
    // Opened and read, it still waits.
    await agent.goto('/desk/chat');
    await expect(row(agent)).toBeVisible();
    await row(agent).click();

    await answer(agent).fill('下午三點前');
    await answer(owner).fill('傍晚會到');
    // The second colleague has not read the answer of the first.
    await owner.context().setOffline(true);
    await agent.getByRole('button', { name: '傳送', exact: true }).click();
    await expect(agent.getByText('已回覆')).toBeVisible();
    await expect(log(page).getByText('下午三點前')).toBeVisible();
    await owner.context().setOffline(false);
    await owner.getByRole('button', { name: '傳送', exact: true }).click();
    const dialog = owner.getByRole('alertdialog', { name: '同事剛剛已經回覆' });
    await expect(dialog.getByText(/巷口小編剛剛已經回覆了/)).toBeVisible();
    await expect(dialog.getByText('下午三點前')).toBeVisible();
    expect(await findViolations(owner)).toEqual([]);
    await dialog.getByRole('button', { name: '留作草稿' }).click();
    await expect(answer(owner)).toHaveValue('傍晚會到');
    await expect(log(page).getByText('傍晚會到')).toBeHidden();
    await agent.context().close();
    await owner.context().close();
  },
);
