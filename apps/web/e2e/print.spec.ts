import { expect, test } from './test';

test('a page is printed light and without bars when the device is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/qa');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  const { ground, text } = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { ground: backgroundColor, text: color };
  });
  expect(ground).toBe('rgb(255, 255, 255)');
  const [red = 255] = text.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeLessThan(90);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page is printed without its footer and its buttons, but with what a button opens', async ({
  page,
}) => {
  await page.goto('/qa');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const question = page.getByRole('main').locator('button[aria-expanded], summary').first();
  await expect(question).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/product/1001');
  const buy = page.getByRole('button', { name: '立即購買' }).first();
  await expect(buy).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(buy).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
