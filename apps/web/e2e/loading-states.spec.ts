import { expect, scrollToProducts, delayRequests, test, waitForPicture } from './test';

test('the progress bar runs while calls are pending, above skeletons of the content', async ({
  page,
}) => {
  await page.goto('/wall');
  await expect(page.getByRole('article').first()).toBeVisible();
  const bar = page.getByRole('progressbar', { name: '載入中' });
  await expect(bar).toBeHidden();

  const productsRequest = await delayRequests(page, '**/api/product/all?**');
  await page.getByRole('link', { name: '商城' }).first().click();
  await scrollToProducts(page);
  const products = page.getByRole('list', { name: '所有商品' });
  await expect(products).toHaveAttribute('aria-busy', 'true');
  await expect(bar).toBeVisible();
  productsRequest.release();
  await expect(products.getByRole('link').first()).toBeVisible();
  await expect(bar).toBeHidden();
});

test('the overlay shows while no page has rendered, and closes when one has', async ({ page }) => {
  const script = await delayRequests(page, '**/assets/*RegisterPage-*');
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const overlay = [...document.querySelectorAll('main [role="status"]')].some(
        ({ textContent }) => textContent === '載入中',
      );
      const ready = document.querySelector('main h1') !== null;
      if (overlay) seen.add('covered');
      if (ready) seen.add('ready');
      if (ready && !overlay) seen.add('uncovered');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/register', { waitUntil: 'commit' });
  const overlay = page.getByRole('main').getByText('載入中', { exact: true });
  await expect(overlay).toBeVisible();
  script.release();
  await expect(page.getByRole('heading', { level: 1, name: '加入巷口市集' })).toBeVisible();
  await expect(overlay).toBeHidden();
  // RouteOverlay's own test covers its duration, with fake timers.
  expect(await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])).toEqual([
    'covered',
    'ready',
    'uncovered',
  ]);
});

test('a tapped card opens as the product immediately while its details load', async ({ page }) => {
  const detail = await delayRequests(page, '**/api/product/detail/**');
  await page.goto('/store/10');
  const card = page.getByRole('list', { name: '當季水果' }).getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  await waitForPicture(card);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main.getByText(/NT\$/).first()).toBeVisible();
  await expect(main.getByRole('img', { name }).first()).toHaveJSProperty('complete', true);
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  detail.release();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
});
