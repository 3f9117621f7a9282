import { expect, scrollToProducts, test } from './test';

test('English shows the message ids verbatim and survives a reload', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404/);
  await page.goto('/mall');
  await page.getByRole('combobox', { name: '語言' }).selectOption('English');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await scrollToProducts(page, 'All products');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ products$/ })).toBeVisible();
  await page.goto('/search/zzzz');
  await expect(page.getByText('Try another word, or see what others search for.')).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  await page.goto('/register');
  await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText(/^Please enter (your|a) /)).toHaveCount(4);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('繁體中文');
  await expect(page.getByRole('heading', { name: '加入巷口市集' })).toBeVisible();
});

const DARK = 'rgb(23, 18, 14)';

test('a chosen theme survives a reload without a flash of the other one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    const grounds: string[] = [];
    Object.assign(window, { grounds });
    const look = () => {
      if (document.documentElement)
        grounds.push(getComputedStyle(document.documentElement).backgroundColor);
      // eslint-disable-next-line no-restricted-syntax -- looks at every frame of the first seconds; no verdict waits for it
      if (performance.now() < 3000) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const grounds = () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'grounds');
      return [...new Set(Array.isArray(seen) ? seen : [])];
    });

  await page.goto('/mall');
  await page.getByRole('combobox', { name: '顯示模式' }).selectOption('深色');
  await expect(page.locator('html')).toHaveCSS('background-color', DARK);
  await page.reload();
  await expect(page.getByRole('heading', { name: '所有商品' })).toBeVisible();
  expect(await grounds()).toEqual([DARK]);
  await expect(page.getByRole('combobox', { name: '顯示模式' })).toHaveValue('dark');
});
