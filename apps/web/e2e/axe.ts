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

/**
 * What axe finds wrong, a line for each rule. It runs in the page itself, and for what is wrong alone: that takes
 * a third of the time, and opens no second page that the focus would go to. It is put into each page once: that
 * costs as much as looking.
 */
export async function findViolations(page: Page, { part, rules }: Scan = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
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
