import type { Page } from '@playwright/test';
import { expect } from './test';

/** Widths of common phones, in px. */
const PHONE_WIDTHS = [320, 340, 360, 375] as const;

/** Returns the elements that extend beyond a viewport of this size: anywhere, or only in a fixed bar. */
const overflowing = (page: Page, size: { readonly width: number; readonly height: number }) =>
  page.evaluate(({ width, height }) => {
    const found: string[] = [];
    // On a phone the window's width grows with the content, so it is no measure.
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
    // The feed's layout is computed by a script.
    await expect
      .poll(() => overflowing(page, size), { message: `${name} at ${width} px` })
      .toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
