import type { Page } from '@playwright/test';
import { DESKTOP_TOO, expect, test } from './test';

/** The target of a tap, and a text that shows that the page is complete. */
const WAYS = [
  { from: '/store/10', link: 'main article a[href^="/product/"]', whole: '相似商品' },
  { from: '/wall', link: 'main article a[href^="/article/"]', whole: '留言' },
  { from: '/mall', link: 'main a[href="/store/10"]', whole: '當季水果' },
];

/**
 * Returns the layout properties of an element by its classes, merged over all elements with them; of grid columns
 * only their widths.
 */
const places = (page: Page) =>
  page.evaluate(() => {
    const names =
      'display position inset-block-start inset-inline-start grid-template-columns grid-auto-flow flex-direction gap padding border-radius max-width font-size text-align overflow-x';
    const sides = ['margin-top', 'margin-right', 'margin-bottom', 'margin-left'];
    const found: Record<string, string[]> = {};
    for (const element of document.querySelectorAll('main [class]')) {
      const style = getComputedStyle(element);
      const value = names
        .split(' ')
        .map(
          (name) => `${name}: ${[...new Set(style.getPropertyValue(name).split(' '))].join(' ')}`,
        );
      // Reads declared values: Chromium computes `auto` as 0 for a moment while it restyles an element in place.
      const declared = element.computedStyleMap();
      value.push(`margin: ${sides.map((side) => declared.get(side)).join(' ')}`);
      const key = `${element.tagName}.${element.getAttribute('class')}`;
      found[key] = [...new Set([...(found[key] ?? []), value.join('; ')])].sort();
    }
    return found;
  });

for (const { from, link, whole } of WAYS) {
  test(
    `a page opened from ${from} has the same styles as at its own address`,
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
      // The length of a post depends on its author, so only most of its content has to match.
      expect(both.length).toBeGreaterThan(Object.keys(own).length / 2);
      // A section that only one of the two pages has rendered, such as a shelf below the fold, shares classes with
      // others.
      for (const key of both) {
        const shared = own[key]?.filter((value) => opened[key]?.includes(value));
        expect(shared, `${key}\n${opened[key]?.join('\n')}\n${own[key]?.join('\n')}`).not.toEqual(
          [],
        );
      }
    },
  );
}
