import type { Page } from '@playwright/test';

/** As the browser reports it (Layout Instability API); not in TypeScript's DOM types yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** How far things may move by themselves while a page loads, as the sum of its layout shifts. */
export const MOST_SHIFT = 0.02;

/** Sum of what has moved by itself since the page was opened, and which elements it was. */
export function layoutShift(
  page: Page,
): Promise<{ readonly sum: number; readonly moved: string[] }> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const isShift = (entry: PerformanceEntry): entry is LayoutShift =>
      entry.entryType === 'layout-shift';
    const shifts = observer
      .takeRecords()
      .filter(isShift)
      .filter(({ hadRecentInput }) => !hadRecentInput);
    observer.disconnect();
    const name = (node: Node | null | undefined) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()} ${node.textContent.slice(0, 20)}`
        : String(node?.nodeName);
    const box = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.map(
        ({ value, sources }) =>
          `${value.toFixed(4)}: ${sources
            .map(
              ({ node, previousRect, currentRect }) =>
                `${name(node)} from ${box(previousRect)} to ${box(currentRect)}`,
            )
            .join(' | ')}`,
      ),
    };
  });
}
