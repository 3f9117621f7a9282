import { callAs } from './calls';
import { anotherBrowser, publish, withoutPainting } from './posts';
import { openSignedIn, expect, MAIN_WAY, test } from './test';

test(
  'a comment survives a reload and a failure; its author deletes it, and others report it',
  MAIN_WAY,
  async ({ page, browser, baseURL, consoleErrors }) => {
    consoleErrors.expect(/ERR_FAILED/);
    await withoutPainting(page);
    const author = await anotherBrowser(browser, baseURL, '貼文作者', '/wall');
    const id = await publish(author, '大家怎麼吃？');
    await (
      await callAs(author)
    )('/api/article/message', {
      a_id: id,
      action: 'add',
      comment: '我先說，配白粥',
    });
    await author.context().close();
    await openSignedIn(page, '一般會員', `/article/${id}`);
    const field = page.getByRole('textbox', { name: '留言' });
    await field.fill('寫到一半的話');
    await page.reload();
    await expect(field).toHaveValue('寫到一半的話');
    await page.route('**/api/article/message', (route) => route.abort());
    await page.getByRole('button', { name: '送出留言' }).click();
    await expect(page.getByText(/連不上商店/).first()).toBeVisible();
    await expect(field).toHaveValue('寫到一半的話');
    await page.unroute('**/api/article/message');
    await page.getByRole('button', { name: '送出留言' }).click();
    const mine = page.getByRole('listitem').filter({ hasText: '寫到一半的話' });
    await mine.getByRole('button', { name: /的留言選項$/ }).click();
    await page.getByRole('menuitem', { name: '刪除留言' }).click();
    await page.getByRole('button', { name: '刪除', exact: true }).click();
    await expect(mine).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('list', { name: '留言' })).toBeVisible();
    await expect(mine).toHaveCount(0);

    await page
      .getByRole('button', { name: /的留言選項$/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: '檢舉留言' }).click();
    const dialog = page.getByRole('dialog', { name: '檢舉這則留言' });
    await dialog.getByRole('button', { name: '送出檢舉' }).click();
    await expect(dialog.getByText('請選擇檢舉原因')).toBeVisible();
    await dialog.getByText('其他', { exact: true }).click();
    await dialog.getByRole('textbox').fill('重複洗版');
    await dialog.getByRole('button', { name: '送出檢舉' }).click();
    await expect(page.getByText('感謝您的回報，我們會盡快處理').first()).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);
