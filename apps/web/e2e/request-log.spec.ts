import { openSignedIn, expect, test } from './test';

const rows = (text: string) => ({ hasText: text });

test('the request log of a demo shop lists this browser’s requests without their contents', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404/);
  await openSignedIn(page, '一般會員', '/mall');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The log's chunk has loaded once the first request of a later page is listed.
  await page.goto('/product/1001');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.waitForFunction(() =>
    sessionStorage.getItem('mall.requests')?.includes('/api/product/detail/1001'),
  );
  await page.evaluate(() => fetch('/api/product/detail/999999?secret=hush'));
  await page.waitForFunction(() => sessionStorage.getItem('mall.requests')?.includes('999999'));

  await page.goto('/test');
  const table = page.getByRole('table', { name: '這個瀏覽器的 API 請求' });
  const refused = table.getByRole('row').filter(rows('GET /api/product/detail/999999'));
  await expect(refused).toContainText('404');
  await expect(refused).toContainText(/1\d{3}/);
  await expect(
    table.getByRole('row').filter(rows('GET /api/product/detail/1001')).first(),
  ).toContainText('200');
  const stored = await page.evaluate(() => sessionStorage.getItem('mall.requests') ?? '');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('mall.session') ?? '{}') as { t: string }).t,
  );
  expect(token.length).toBeGreaterThan(10);
  for (const secret of [token, 'hush', 'Bearer']) expect(stored).not.toContain(secret);
});
