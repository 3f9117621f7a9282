import { expect, test } from './test';

test('analytics scripts load after consent, and the policy blocks everything else', async ({
  page,
  shop,
  consoleErrors,
}) => {
  test.skip(!shop.hasSql, 'A setting is written to the database itself');
  consoleErrors.expect(/Content Security Policy/);
  const set = (code: string) =>
    shop.sql(
      `insert into configs ("group", key, value) values ('common', 'ga_code', to_jsonb($1::text))
       on conflict ("group", key) do update set value = excluded.value`,
      code,
    );
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'window.tagIsHere = true;' });
  });
  await set('G-1A2B3C4D5E');
  try {
    await page.goto('/qa');
    const question = page.getByRole('region', { name: '瀏覽統計' });
    await expect(question).toBeVisible();
    expect(asked).toEqual([]);
    await question.getByRole('button', { name: '好，可以' }).click();
    await page.waitForFunction(() => 'tagIsHere' in window);
    expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D5E']);

    await page.evaluate(async () => {
      const script = document.createElement('script');
      script.src = 'https://evil.test/a.js';
      const refused = new Promise((resolve) =>
        addEventListener('securitypolicyviolation', resolve),
      );
      document.head.append(script);
      await refused;
    });
    expect(asked).toHaveLength(1);
  } finally {
    await set('');
  }
});
