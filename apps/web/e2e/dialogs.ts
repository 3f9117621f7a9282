import type { Page } from '@playwright/test';

/** Waits until a closed dialog has left the history: it moves back, and would leave an address opened meanwhile. */
export const dialogsLeft = (page: Page) =>
  page.waitForFunction(() => !/"depth":[1-9]/.test(JSON.stringify(history.state)));
