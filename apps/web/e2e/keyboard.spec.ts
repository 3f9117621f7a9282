import type { Page } from '@playwright/test';
import { comeAs, DESKTOP_TOO, expect, test } from './test';

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until an element with this name has the focus; fails after `most` presses. */
async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(label.trim())) return;
  }
  throw new Error(`No ${name} within ${most} presses of Tab`);
}

/** Whether the focused element has a visible focus ring and is not covered by a fixed bar. */
const isSeen = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')];
    return (
      (element.contains(over) || (over?.contains(element) ?? false)) &&
      outlines.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && outlineWidth !== '0px',
      )
    );
  });

test(
  'with the keyboard alone: from the address to a product in the cart',
  DESKTOP_TOO,
  async ({ page }) => {
    await comeAs(page, '一般會員', '/store/10');
    await expect(page.getByRole('heading', { level: 1, name: '當季水果' })).toBeVisible();
    await page.reload();
    await expect(
      page
        .getByRole('heading', { level: 3 })
        .or(page.getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible();

    await test.step('the first stop is the way past the chrome', async () => {
      await page.keyboard.press('Tab');
      await expect(focused(page)).toHaveText('跳到主要內容');
      expect(await isSeen(page)).toBe(true);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('every stop on the way to a basket can be seen', async () => {
      for (let stop = 0; stop < 14; stop += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => isSeen(page), `stop ${stop}`).toBe(true);
      }
      await tabTo(page, /^把「.*」加入購物車$/);
      await page.keyboard.press('Enter');
      await expect(page.getByText('已加入購物車', { exact: true }).first()).toBeVisible();
    });

    await test.step('the cart opens with Enter; Escape closes it and gives the focus back', async () => {
      // On a phone the header has the cart's menu where no bottom bar leads to it.
      await page.goto('/product/1001');
      await tabTo(page, /^購物車/, 30);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(page.getByRole('banner').getByRole('button', { name: /^購物車/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/cart\/temp/);
      await expect(page.getByRole('menu')).toBeHidden();
    });
  },
);
