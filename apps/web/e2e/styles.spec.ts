import type { Page } from '@playwright/test';
import { DESKTOP_TOO, expect, test } from './test';

/** Where a tap leads, and what says that the page is there whole. */
const WAYS = [
  { from: '/store/10', link: 'main article a[href^="/product/"]', whole: '相似商品' },
  { from: '/wall', link: 'main article a[href^="/article/"]', whole: '留言' },
  { from: '/mall', link: 'main a[href="/store/10"]', whole: '當季水果' },
];

/** What places an element, by its classes: those of each element that has them. Of its columns their widths alone. */
const places = (page: Page) =>
  page.evaluate(() => {
    const names =
      'display position inset-block-start inset-inline-start grid-template-columns grid-auto-flow flex-direction gap padding margin border-radius max-width font-size text-align overflow-x';
    const found: Record<string, string[]> = {};
    for (const element of document.querySelectorAll('main [class]')) {
      const style = getComputedStyle(element);
      const value = names
        .split(' ')
        .map(
          (name) => `${name}: ${[...new Set(style.getPropertyValue(name).split(' '))].join(' ')}`,
        );
      const key = `${element.tagName}.${element.getAttribute('class')}`;
      found[key] = [...new Set([...(found[key] ?? []), value.join('; ')])].sort();
    }
    return found;
  });

for (const { from, link, whole } of WAYS) {
  test(
    `a page opened from ${from} looks as it does at its own address`,
    DESKTOP_TOO,
    async ({ page }) => {
      const isWhole = async () => {
        await expect(page.getByRole('heading', { name: whole })).toBeAttached();
        await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
        await page.evaluate(() => scrollTo(0, 0));
      };
      await page.goto(from);
      await page.locator(link).first().click();
      await expect(page).not.toHaveURL(from);
      await isWhole();
      const opened = await places(page);
      await page.reload();
      await isWhole();
      const own = await places(page);
      const both = Object.keys(own).filter((key) => key in opened);
      expect(both.length).toBeGreaterThan(30);
      // A part that one of the two has not, such as a shelf that is not near, has others of the same class.
      for (const key of both) {
        const shared = own[key]?.filter((value) => opened[key]?.includes(value));
        expect(shared, `${key}\n${opened[key]?.join('\n')}\n${own[key]?.join('\n')}`).not.toEqual(
          [],
        );
      }
    },
  );
}

test('what a tap draws does not have the browser style the page anew', async ({ page }) => {
  await page.goto('/store/10');
  const all = await page.locator('*').count();
  const cdp = await page.context().newCDPSession(page);
  const styled: number[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const each of value) {
      const { name, args } = each as unknown as { name: string; args?: { elementCount?: number } };
      if (name === 'UpdateLayoutTree') styled.push(args?.elementCount ?? 0);
    }
  });
  // Its parts that an idle page draws are there.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('complementary', { name: '客服' }).getByRole('link')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      performance.mark('opened');
      return start(...given);
    };
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
  });
  await page.locator('main article a[href^="/product/"]').first().click();
  await page.waitForFunction(() => performance.getEntriesByName('opened').length > 0);
  const ended = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await ended;
  expect(styled.length).toBeGreaterThan(0);
  // The next page is styled once; the one that is left, not again for each part of it.
  expect(styled.filter((elements) => elements > all / 2).length, styled.join(' ')).toBeLessThan(2);
});
