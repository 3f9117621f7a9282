import { expect, type Locator, type Page } from '@playwright/test';

/** Locates the focused element. */
export const focused = (page: Page) => page.locator(':focus');

/** Waits until an overlay contains the focus: earlier key presses go to the page. */
export const waitForFocusInside = (overlay: Locator): Promise<void> =>
  expect
    .poll(() => overlay.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);

/** Waits for a focusable element with this name: earlier, Tab would cycle through the page. */
const waitForFocusable = (page: Page, name: RegExp) =>
  page.waitForFunction(
    ({ source, flags }) =>
      [...document.querySelectorAll('a, button, input, select, textarea, [tabindex]')].some(
        (element) =>
          new RegExp(source, flags).test(
            (element.getAttribute('aria-label') ?? element.textContent).trim(),
          ),
      ),
    { source: name.source, flags: name.flags },
  );

/** Presses Tab until an element with this name has the focus; fails after `most` presses. */
export async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  await waitForFocusable(page, name);
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(label.trim())) return;
  }
  throw new Error(`No ${name} within ${most} presses of Tab`);
}

/** Whether the focused element has a visible focus ring and is not covered by a fixed bar. */
export const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')];
    return (
      (element.contains(over) || (over?.contains(element) ?? false)) &&
      outlines.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && outlineWidth !== '0px',
      )
    );
  });

/** Presses Escape when no popup is shown, which would take the key: a popup closes by itself. */
export async function pressEscape(page: Page): Promise<void> {
  await expect(
    page.locator('body > :is([role="status"], [role="alert"]) > [data-tone]'),
  ).toHaveCount(0);
  await page.keyboard.press('Escape');
}
