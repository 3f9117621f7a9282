import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** The scope of an axe run. */
interface Scan {
  /** A selector. @default the whole page */
  readonly part?: string | undefined;
  /** @default all */
  readonly rules?: string[] | undefined;
}

/** Waits until no colour or opacity transition runs, over two frames in a row. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A spinner never ends, so it is ignored.
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await frame();
      const now = moving();
      if (now.length > 0) quiet = -1;
      await Promise.all(now.map(({ finished }) => finished.catch(() => {})));
    }
  });
}

/**
 * Returns the violations that axe finds, one line for each rule. axe runs in the page itself and reports violations
 * only: that takes a third of the time and opens no second page that would take the focus. It is injected once per
 * page, because injecting costs as much as a run. Colour transitions finish first.
 */
export async function findViolations(page: Page, { part, rules }: Scan = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await atRest(page);
  const { violations } = await page.evaluate(
    ({ where, runOnly }) =>
      window.axe.run(where, { resultTypes: ['violations'], ...(runOnly && { runOnly }) }),
    { where: part ?? 'html', runOnly: rules },
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
  );
}
