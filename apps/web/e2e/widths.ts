import type { Page } from '@playwright/test';
import { expect } from './test';

/** Widths of common phones, in px. */
const PHONE_WIDTHS = [320, 340, 360, 375] as const;

/** Parts of the page that end outside of a viewport of this size: all of it, or a bar that is fixed to an edge. */
const overflowing = (page: Page, size: { readonly width: number; readonly height: number }) =>
  page.evaluate(({ width, height }) => {
    const found: string[] = [];
    // The window's own width grows with the content on a phone, so it is no measure.
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) found.push(`the page is ${scrollWidth} px wide`);
    for (const element of document.querySelectorAll('#root *')) {
      if (getComputedStyle(element).position !== 'fixed') continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      if (box.right > width || box.bottom > height || box.left < 0) {
        const name = element.getAttribute('aria-label') ?? element.textContent.slice(0, 20);
        found.push(`“${name}” ends at ${Math.round(box.right)} × ${Math.round(box.bottom)}`);
      }
    }
    return found;
  }, size);

/**
 * Expects that the open page fits phones of all the widths above: it does not scroll sideways
 * (WCAG 1.4.10), and no fixed bar is cut.
 */
export async function expectToFit(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of PHONE_WIDTHS) {
    const size = { width, height: 640 };
    await page.setViewportSize(size);
    // A feed is laid out again by its own script.
    await expect
      .poll(() => overflowing(page, size), { message: `${name} at ${width} px` })
      .toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
