import type { Page } from '@playwright/test';
import { openSignedIn, DESKTOP_TOO, expect, scrollToProducts, delayRequests, test } from './test';

const ADD = '**/api/shopping/cart/*/add';

/** Returns the cart count that the server reports to the page. */
async function counted(page: Page, path: string): Promise<number> {
  const answer = page.waitForResponse('**/api/notify/common');
  await openSignedIn(page, '一般會員', path);
  const { data } = (await (await answer).json()) as { data: { cart: number } };
  await expect.poll(() => badge(page)).toBe(data.cart);
  return data.cart;
}

/** Returns the number on the visible cart badge; 0 without one. */
async function badge(page: Page): Promise<number> {
  const bags = page.locator('[data-bag]').filter({ visible: true });
  const text = await bags
    .first()
    .locator('xpath=..')
    .locator('[aria-hidden="true"]')
    .allInnerTexts();
  return Number(text.join('') || 0);
}

/** The picture that flies to the cart. */
const flying = (page: Page) => page.locator('body > img');

test(
  'adding to the cart shows its feedback before the server answers',
  DESKTOP_TOO,
  async ({ page }) => {
    const before = await counted(page, '/mall?layer=1&in_stock=1');
    await scrollToProducts(page);
    const basket = page
      .getByRole('list', { name: '所有商品' })
      .getByRole('button', { name: /^把「.*」加入購物車$/ })
      .first();
    await basket.scrollIntoViewIfNeeded();
    const held = await delayRequests(page, ADD);
    // Pauses the animation, so that the test does not depend on the machine's speed.
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...args) {
        const animation = animate.apply(this, args);
        animation.playbackRate = 0.001;
        return animation;
      };
    });

    await basket.click();
    await expect(basket).toHaveAttribute('data-done');
    expect(await badge(page)).toBe(before + 1);
    await expect(flying(page)).toHaveCount(1);

    held.release();
    const toast = page.getByRole('listitem').filter({ hasText: '已加入購物車' });
    await expect(toast).toHaveText(/再買 NT\$[\d,]+ 就免運|已達免運/);
    await expect(toast.getByRole('button', { name: '去購物車' })).toBeVisible();
    await expect(basket).not.toHaveAttribute('data-done');
    expect(await badge(page)).toBe(before + 1);
    await flying(page).evaluate((picture) => {
      for (const animation of picture.getAnimations()) animation.finish();
    });
    await expect(flying(page)).toHaveCount(0);
  },
);

test('adding to the cart reverts its feedback and shows the error when the server refuses', async ({
  page,
}) => {
  const before = await counted(page, '/product/1001');
  await page.getByRole('group', { name: '規格' }).getByRole('button', { name: '6 入' }).click();
  await page.route(ADD, (route) =>
    route.fulfill({ json: { valid: false, data: null, code: 1203, msg: '「愛文芒果」只剩 0 件' } }),
  );
  const button = page.getByRole('button', { name: '加入購物車', exact: true });
  await button.click();
  await expect(page.getByText('「愛文芒果」只剩 0 件', { exact: true }).first()).toBeVisible();
  await expect(button).not.toHaveAttribute('data-done');
  expect(await badge(page)).toBe(before);
  await expect(flying(page)).toHaveCount(0);
  await expect(page.getByText('已加入購物車', { exact: true })).toHaveCount(0);
});
