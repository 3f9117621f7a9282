import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { callAs, callWith } from './calls';
import { makeMember } from './members';
import { placeBy, openNextStep } from './orders';
import { openSignedIn, DESKTOP_TOO, expect, MAIN_WAY, test } from './test';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^通知/ });

test(
  'a paid order creates a notification, which links to the order',
  DESKTOP_TOO,
  async ({ page }) => {
    await openSignedIn(page, '經銷商', '/qa');
    const call = await callAs(page);
    await call('/api/notify/read');
    const order = await openNextStep(page, await placeBy(call, 'credit'));
    await page.getByRole('button', { name: '付款成功' }).click();
    await expect(page.getByRole('heading', { name: '付款完成，謝謝您的訂購' })).toBeVisible();
    await page.goto('/mall');
    await expect(bell(page)).toContainText('1 則未讀');
    await bell(page).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: /^未讀 付款完成/ })).toBeVisible();
    expect(await findViolations(page, { part: '[role="menu"]' })).toEqual([]);
    await menu.getByRole('menuitem', { name: '查看全部通知' }).click();
    await expect(page).toHaveURL('/notification/list');
    const notice = page.getByRole('link', { name: /^未讀 付款完成/ });
    expect(await findViolations(page, { part: 'main' })).toEqual([]);
    await notice.click();
    await expect(page).toHaveURL(`/order/${order}`);
    await expect(bell(page)).not.toContainText('未讀');
  },
);

test(
  'likes of two members form one notification, and the menu marks all as read',
  MAIN_WAY,
  async ({ page }) => {
    await openSignedIn(page, '貼文作者', '/qa');
    const author = await callAs(page);
    await author('/api/notify/read');
    const { id } = await author<{ id: number }>('/api/article/store', {
      content: '巷口的桂花開了',
      permission: '1',
      gids: [],
      product: [],
      picture: [],
      video: [],
    });
    const home = page.url();
    const neighbours = [await makeMember(page, '林小桂'), await makeMember(page, '陳阿花')];
    await page.goto(home);
    for (const { call } of neighbours) await call('/api/article/like', { a_id: id, action: 'add' });
    await page.goto('/notification/list?kind=2');
    await expect(
      page.getByRole('link', { name: /^未讀 陳阿花和其他 1 人說您的貼文讚.*巷口的桂花開了/ }),
    ).toHaveAttribute('href', `/article/${id}`);
    await bell(page).click();
    await page.getByRole('menuitem', { name: '全部標為已讀（1）' }).click();
    await expect(page.getByRole('menuitem', { name: /^陳阿花和其他 1 人/ })).toBeVisible();
    await expect(bell(page)).not.toContainText('未讀');
    await author('/api/article/delete', { a_id: id });
  },
);

test('a guest is sent to sign in and comes back to the notifications', async ({ page }) => {
  await page.goto('/notification/list?kind=2');
  await expect(page).toHaveURL(/\/login\?back=%2Fnotification%2Flist%3Fkind%3D2$/);
  await expect(bell(page)).toHaveCount(0);
  await expect(callWith(page)('/api/notify/common')).rejects.toThrow();
});
