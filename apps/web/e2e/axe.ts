import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe looks at. */
interface Scan {
  /** A selector. @default the whole page */
  readonly part?: string | undefined;
  /** @default all */
  readonly rules?: string[] | undefined;
}

/**
 * What axe finds wrong, a line for each rule. It runs in the page itself, and for what is wrong alone: that takes
 * a third of the time, and opens no second page that the focus would go to.
 */
export async function findViolations(page: Page, { part, rules }: Scan = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part) axe.include(part);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
  );
}
