import type { Page } from '@playwright/test';
import { expect } from './test';

/** Widths of common phones, in px. */
const PHONE_WIDTHS = [320, 340, 360, 375] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the elements that extend beyond a viewport of this size: sideways, or any edge for a fixed bar. Content of
 * dialogs and drawers, which are outside the root, is included; what scrolls in a strip is not.
 */
export const overflowing = (page: Page, size: Size): Promise<string[]> =>
  page.evaluate(({ width, height }) => {
    const found: string[] = [];
    // On a phone the window's width grows with the content, so it is no measure.
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) found.push(`the page is ${scrollWidth} px wide`);
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 20);

    /** Checks what a box contains, unless the box clips it on purpose: a strip, a picture, hidden text. */
    const check = (element: Element) => {
      const { overflowX, position, visibility, display, opacity } = getComputedStyle(element);
      // The native input behind a drawn one is transparent, and outside of its row.
      if (display === 'none' || opacity === '0') return;
      const box = element.getBoundingClientRect();
      const isSeen = box.width > 1 && box.height > 1 && visibility !== 'hidden';
      const isBesides = box.right > width + 1 || box.left < -1;
      const isBeyond = position === 'fixed' && (box.bottom > height + 1 || box.top < -1);
      if (isSeen && (isBesides || isBeyond)) {
        const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map(
          Math.round,
        );
        found.push(`“${nameOf(element)}” is at ${left} ${top} to ${right} ${bottom}`);
        return;
      }
      if (overflowX !== 'visible' || !isSeen) return;
      for (const child of element.children) check(child);
    };
    for (const part of document.body.children) check(part);
    return found;
  }, size);

/**
 * Expects that the open page fits phones of all the widths above: it does not scroll sideways
 * (WCAG 1.4.10), and nothing is cut.
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
