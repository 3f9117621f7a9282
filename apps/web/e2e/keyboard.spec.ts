import type { Page } from '@playwright/test';
import { callAs, fillCart } from './calls';
import { focused, isFocusVisible, pressEscape, tabTo, waitForFocusInside } from './keys';
import { section } from './orders';
import { expectAnnounced } from './announcements';
import { openSignedIn, DESKTOP_TOO, expect, MAIN_WAY, test } from './test';

test(
  'a keyboard user goes from the address bar to a product in the cart',
  { tag: [MAIN_WAY.tag, DESKTOP_TOO.tag] },
  async ({ page }) => {
    await openSignedIn(page, '一般會員', '/store/10');
    await expect(page.getByRole('heading', { level: 1, name: '當季水果' })).toBeVisible();
    await page.reload();
    await expect(
      page
        .getByRole('heading', { level: 3 })
        .or(page.getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible();

    await test.step('the first stop is the skip link', async () => {
      await page.keyboard.press('Tab');
      await expect(focused(page)).toHaveText('跳到主要內容');
      // The link slides in.
      await expect.poll(() => isFocusVisible(page), 'the way past the chrome is seen').toBe(true);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('every stop on the way to a basket button is visible', async () => {
      for (let stop = 0; stop < 14; stop += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => isFocusVisible(page), `stop ${stop}`).toBe(true);
      }
      await tabTo(page, /^把「.*」加入購物車$/);
      await page.keyboard.press('Enter');
      await expectAnnounced(page, '已加入購物車');
    });

    await test.step('the cart menu opens on Enter; Escape closes it and returns the focus', async () => {
      // On a phone the header shows the cart menu on pages without the bottom bar.
      await page.goto('/product/1001');
      await tabTo(page, /^購物車/, 30);
      await page.keyboard.press('Enter');
      await waitForFocusInside(page.getByRole('menu'));
      await pressEscape(page);
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(page.getByRole('banner').getByRole('button', { name: /^購物車/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await waitForFocusInside(page.getByRole('menu'));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/cart\/temp/);
      await expect(page.getByRole('menu')).toBeHidden();
    });
  },
);

test(
  'a keyboard user goes from the front page to a paid order',
  DESKTOP_TOO,
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'A phone has no Tab key');
    await openSignedIn(page, '一般會員', '/favicon.svg');
    await fillCart(await callAs(page), 1, {});
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const go = async (name: RegExp, most?: number) => {
      await tabTo(page, name, most);
      await expect.poll(() => isFocusVisible(page), `${name} is seen`).toBe(true);
      await page.keyboard.press('Enter');
    };

    await test.step('from the front page to a product and into the cart', async () => {
      await go(/當季水果/);
      await expect(page.getByRole('heading', { level: 1, name: '當季水果' })).toBeVisible();
      await go(/旗山山蕉/, 90);
      await expect(page.getByRole('heading', { level: 1, name: /旗山山蕉/ })).toBeVisible();
      await go(/^立即購買$/);
    });

    await test.step('through the shipping page', async () => {
      await go(/^變更配送$/);
      const home = page.getByRole('radio', { name: /常溫宅配/ });
      // The payment page, which has radio buttons too, stays until this one is there.
      await expect(home).toBeVisible();
      await tabToRadio(page);
      // A radio group is one tab stop; the arrow keys move within it and wrap around.
      for (let presses = 0; presses < 4 && !(await home.isChecked()); presses += 1) {
        await arrow(page, 'ArrowDown');
      }
      await expect(home).toBeChecked();
      await expect.poll(() => isFocusVisible(page), 'the way to ship is seen').toBe(true);
      await go(/^下一步：付款$/);
    });

    await test.step('from the payment page through the gateway to the order', async () => {
      await expect(page.getByRole('radio', { name: /信用卡一次付清/ })).toBeChecked();
      await tabToRadio(page);
      await arrow(page, 'ArrowDown');
      await expect(page.getByRole('radio', { name: /ATM 虛擬帳號/ })).toBeChecked();
      await arrow(page, 'ArrowUp');
      await expect(page.getByRole('radio', { name: /信用卡一次付清/ })).toBeChecked();
      await go(/^送出訂單並付款$/);
      await expect(page).toHaveURL(/\/sandbox\/payment/);
      await go(/^付款成功$/);
      await expect(page.getByRole('heading', { name: '付款完成，謝謝您的訂購' })).toBeVisible();
      await go(/^查看訂單$/);
      await expect(section(page, '付款資訊')).toContainText('已付款');
    });
  },
);

/** Presses Tab until a radio button has the focus. */
async function tabToRadio(page: Page): Promise<void> {
  // Waits for the group: before it exists, Tab would leave the page.
  await expect(page.getByRole('radio').first()).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await focused(page).evaluate((element) => element.getAttribute('role') === 'radio')) return;
  }
  throw new Error('No radio button within 30 presses of Tab');
}

/** Holds an arrow key until another radio button is chosen. */
async function arrow(page: Page, key: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  const before = (await focused(page).getAttribute('value')) ?? '';
  await page.keyboard.down(key);
  await expect(
    page.locator(`[role=radio][aria-checked=true]:focus:not([value="${before}"])`),
  ).toBeVisible();
  await page.keyboard.up(key);
}
