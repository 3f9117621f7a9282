import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** What axe looks at. */
interface Scan {
  /** A selector. @default the whole page */
  readonly part?: string | undefined;
  /** @default all */
  readonly rules?: string[] | undefined;
}

/** Waits until no colour and no opacity is on its way to another, over two frames in a row. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A spinner never ends: it is not waited for.
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
 * What axe finds wrong, a line for each rule. It runs in the page itself, and for what is wrong alone: that takes
 * a third of the time, and opens no second page that the focus would go to. It is put into each page once: that
 * costs as much as looking. What is on its way to another colour is looked at once it is there.
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
