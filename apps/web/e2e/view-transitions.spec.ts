import type { Page } from '@playwright/test';
import { expect, test, waitForPicture } from './test';

/** Records the view transitions of the open page, and their errors. */
const countMoves = (page: Page) =>
  page.addInitScript(() => {
    const counted = window as Window & { moves?: string[] };
    counted.moves = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const at = (counted.moves ??= []).push('started') - 1;
      const transition = start(change);
      transition.finished.then(
        () => (counted.moves ??= []).splice(at, 1, 'finished'),
        (error: unknown) => (counted.moves ??= []).splice(at, 1, String(error)),
      );
      return transition;
    };
  });

const moves = (page: Page) =>
  page.evaluate(() => (window as Window & { moves?: string[] }).moves ?? []);

/** The first product on the open mall page. */
const card = (page: Page) => page.getByRole('main').getByRole('article').first().getByRole('link');

test('a tapped card animates into its page, and the previous page stays until then', async ({
  page,
}) => {
  await countMoves(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/ProductPage-[\w-]+\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/mall');
  const name = (await card(page).innerText()).trim();
  await waitForPicture(page.getByRole('main').getByRole('article').first());
  const shelf = page.getByRole('heading', { name: '熱銷排行' });
  await card(page).click();
  await expect(page.getByRole('progressbar', { name: '載入中' })).toBeVisible();
  await expect(shelf).toBeInViewport();
  release();
  await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport();
  await expect.poll(() => moves(page)).toEqual(['finished']);
  await page.goBack();
  await expect(shelf).toBeVisible();
  // Nothing was tapped, so no element is shared.
  await page.getByRole('link', { name: '貼文牆', exact: true }).first().click();
  await expect(page).toHaveURL(/\/wall$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await moves(page)).toHaveLength(1);
});

test('a post animates out of its card, and a theme change is cross-faded', async ({ page }) => {
  await countMoves(page);
  await page.goto('/wall');
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .locator('a[href^="/article/"]')
    .first()
    .click();
  await expect(page).toHaveURL(/\/article\/\d+/);
  await expect.poll(() => moves(page)).toEqual(['finished']);
  await page.getByRole('combobox', { name: '顯示模式' }).selectOption({ label: '深色' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => moves(page)).toEqual(['finished', 'finished']);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing animates', async ({ page }) => {
    await countMoves(page);
    await page.goto('/mall');
    await card(page).click();
    await expect(page).toHaveURL(/\/product\/\d+/);
    await page.getByRole('combobox', { name: '顯示模式' }).selectOption({ label: '深色' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await moves(page)).toEqual([]);
  });
});
