import type { Page } from '@playwright/test';

/** A layout shift (Layout Instability API), which TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** The highest cumulative layout shift while a page loads. */
export const MOST_SHIFT = 0.02;

/** Returns the cumulative layout shift since the page was opened, and the elements that moved. */
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
