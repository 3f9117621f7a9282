import { page } from 'vitest/browser';
import { afterEach, expect } from 'vitest';
import { setTheme } from '../../packages/ui/src/index';
import { isSame, thisMachine } from './machine';
import { compared } from './stories';
import taken from './taken/machine.json';

/** Two pale colours count as a difference; a handful of pixels from rounding does not. */
const TOLERANCE = { threshold: 0.02, allowedMismatchedPixelRatio: 0.001 };

const WARNED = 'pictures-not-compared';
let comparing: Promise<boolean> | undefined;

/**
 * Whether the pictures were taken on a machine that renders as this one does; warns when they were
 * not.
 */
async function canCompare(): Promise<boolean> {
  const here = await thisMachine();
  if (isSame(here, taken)) return true;
  // Once per run: this module is evaluated again for every file.
  if (sessionStorage.getItem(WARNED) === null) {
    sessionStorage.setItem(WARNED, '');
    // eslint-disable-next-line no-console -- Test runners must see that the pictures were skipped.
    console.warn(
      `Pictures of stories are not compared: they are of ${JSON.stringify(taken)}, this machine is ${JSON.stringify(here)}.`,
    );
  }
  return false;
}

/** Waits until everything in a picture has loaded. */
async function waitForContent(): Promise<void> {
  await document.fonts.ready;
  await Promise.allSettled(
    [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode();
    }),
  );
}

afterEach(async ({ task }) => {
  const id = 'storyId' in task.meta ? String(task.meta.storyId) : '';
  const screen = compared.get(id);
  if (!screen || task.result?.state === 'fail') return;
  comparing ??= canCompare();
  if (!(await comparing)) return;
  // Room for shadows and focus rings.
  Object.assign(document.body.style, { minHeight: '100vh', padding: '12px' });
  try {
    await page.viewport(screen.width, screen.height ?? 60);
    await waitForContent();
    // Content outside of the viewport would be blank.
    await page.viewport(screen.width, screen.height ?? document.body.scrollHeight);
    for (const theme of ['light', 'dark'] as const) {
      setTheme(theme);
      await expect
        .element(page.elementLocator(document.body))
        .toMatchScreenshot(`${id}-${theme}`, { comparatorOptions: TOLERANCE });
    }
  } finally {
    Object.assign(document.body.style, { minHeight: '', padding: '' });
    setTheme('light');
  }
});
