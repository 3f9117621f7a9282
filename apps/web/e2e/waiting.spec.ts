import { expect, test } from './test';

test('the thin bar runs while calls are pending, over skeletons of what comes', async ({
  page,
}) => {
  await page.goto('/wall');
  await expect(page.getByRole('article').first()).toBeVisible();
  const bar = page.getByRole('progressbar', { name: '載入中' });
  await expect(bar).toBeHidden();

  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/product/all?**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole('link', { name: '商城' }).first().click();
  const goods = page.getByRole('list', { name: '所有商品' });
  await expect(goods).toHaveAttribute('aria-busy', 'true');
  await expect(bar).toBeVisible();
  answer();
  await expect(goods.getByRole('link').first()).toBeVisible();
  await expect(bar).toBeHidden();
});

test('the overlay covers a change of route, and goes 150 ms after the page is there', async ({
  page,
}) => {
  await page.route('**/assets/SearchPage*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/wall');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    const note = (what: string) => (seen[what] ??= performance.now());
    new MutationObserver(() => {
      const overlay = [...document.querySelectorAll('main [role="status"]')].some(
        ({ textContent }) => textContent === '載入中',
      );
      const ready = document.querySelector('main h1')?.textContent.includes('搜尋結果') ?? false;
      if (overlay) note('covered');
      if (ready) note('ready');
      if (ready && !overlay) note('uncovered');
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    history.pushState(null, '', '/search/%E8%8C%B6');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('main').getByText('載入中', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '「茶」的搜尋結果' })).toBeVisible();
  await expect(page.getByRole('main').getByText('載入中', { exact: true })).toBeHidden();
  const { covered, ready, uncovered } = await page.evaluate(
    () => Reflect.get(window, 'seen') as Record<'covered' | 'ready' | 'uncovered', number>,
  );
  expect(covered).toBeLessThan(ready);
  expect(uncovered - ready).toBeGreaterThanOrEqual(140);
});
