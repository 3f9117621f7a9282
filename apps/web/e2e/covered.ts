import type { Page } from '@playwright/test';

/**
 * Returns the controls that something covers or cuts: each is scrolled into view, and its middle and corners must be
 * hit. A sticky bar may cover it at some scroll positions, but not at all of them.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS = 'a[href], button, summary, select, [role="tab"], [role="menuitem"]';
    /** Distance of the tested corners from the edges, as a part of the shorter side: within a round button. */
    const INSET = 0.2;
    const found: string[] = [];

    const modal = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    const isSeen = (control: Element) => {
      const { width, height } = control.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        !control.closest('[inert], [aria-hidden="true"], [data-aria-hidden="true"]') &&
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        getComputedStyle(control).pointerEvents !== 'none'
      );
    };
    const describe = (element: Element | null) => {
      if (!element) return 'the edge of the screen';
      const named = element.closest('[aria-label], a, button, h1, h2, p, li') ?? element;
      const text = named.getAttribute('aria-label') ?? named.textContent.trim();
      return `${element.tagName.toLowerCase()} “${text.slice(0, 20)}”`;
    };

    /** A card's link covers the whole card; the card's buttons are above it. */
    const isWithin = (button: Element | null, card: Element) => {
      if (!button) return false;
      const [inner, outer] = [button.getBoundingClientRect(), card.getBoundingClientRect()];
      return (
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1
      );
    };

    /** The element that is hit instead of the control; undefined: none. */
    const coveredBy = (control: Element): Element | null | undefined => {
      const label = control.closest('label');
      // A link may break across lines: each line is a box of its own.
      for (const box of control.getClientRects()) {
        const inset = Math.min(box.width, box.height) * INSET;
        const [left, right] = [box.left + inset, box.right - inset];
        const [top, bottom] = [box.top + inset, box.bottom - inset];
        const middle = [(left + right) / 2, (top + bottom) / 2] as const;
        const corners = [
          [left, top],
          [right, top],
          [left, bottom],
          [right, bottom],
        ] as const;
        for (const [x, y] of [middle, ...corners]) {
          const hit = document.elementFromPoint(x, y);
          const isOwn = hit !== null && (control.contains(hit) || label?.contains(hit) === true);
          if (isOwn || (hit && isWithin(hit.closest(CONTROLS), control))) continue;
          // Outside of a round corner, what contains the control is hit.
          const isRound = hit?.contains(control) === true;
          if (!isRound) return hit;
        }
      }
      return undefined;
    };

    for (const control of (modal ?? document).querySelectorAll(CONTROLS)) {
      if (!isSeen(control)) continue;
      let cover: Element | null | undefined;
      for (const block of ['center', 'end', 'start', 'nearest'] as const) {
        control.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        cover = coveredBy(control);
        if (cover === undefined) break;
      }
      if (cover !== undefined) found.push(`${describe(control)} is covered by ${describe(cover)}`);
    }
    return found;
  });
