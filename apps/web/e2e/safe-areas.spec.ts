import type { Page } from '@playwright/test';
import { pressEscape } from './keys';
import { expect, test } from './test';

/** A phone with a notch and a home indicator. */
const INSETS = { top: 47, bottom: 34, left: 0, right: 0 };

async function giveInsets(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS });
}

/** The bounding box of an element on the screen. */
const boxOf = async (page: Page, part: ReturnType<Page['locator']>) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { top: box.y, bottom: (page.viewportSize()?.height ?? 0) - box.y - box.height };
};

test('no control is under a notch or the home indicator', async ({ page }) => {
  await page.goto('/mall');
  await giveInsets(page);
  const banner = page.getByRole('banner');
  await expect
    .poll(async () => (await boxOf(page, banner.getByRole('link', { name: '巷口市集' }))).top)
    .toBeGreaterThanOrEqual(INSETS.top);
  expect((await boxOf(page, banner)).top).toBe(0);
  const bottomBar = page.getByRole('navigation', { name: '快速導覽' });
  expect((await boxOf(page, bottomBar.getByRole('link').first())).bottom).toBeGreaterThanOrEqual(
    INSETS.bottom,
  );

  await page.getByRole('button', { name: '分類' }).click();
  const drawer = page.getByRole('dialog');
  await expect
    .poll(async () => (await boxOf(page, drawer.getByRole('button', { name: '關閉' }))).top)
    .toBeGreaterThanOrEqual(INSETS.top);
  await pressEscape(page);
  await expect(drawer).toBeHidden();
  // A closed drawer leaves its history entry, which would cancel the next visit.
  await expect
    .poll(() => page.evaluate(() => Number(history.state?.uiOverlay?.depth ?? 0)))
    .toBe(0);

  await page.goto('/product/1001');
  await giveInsets(page);
  const buy = page
    .getByRole('button', { name: '加入購物車', exact: true })
    .filter({ visible: true });
  await expect
    .poll(async () => (await boxOf(page, buy.first())).bottom)
    .toBeGreaterThanOrEqual(INSETS.bottom);
});
