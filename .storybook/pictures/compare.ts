import { page } from 'vitest/browser';
import { afterEach, expect } from 'vitest';
import { setTheme } from '../../packages/ui/src/index';
import { isSame, thisMachine } from './machine';
import { compared } from './stories';
import taken from './taken/machine.json';

/** A pale ground for another pale one is a difference; a handful of pixels, as a rounding leaves them, is none. */
const ENOUGH = { threshold: 0.02, allowedMismatchedPixelRatio: 0.001 };

const TOLD = 'pictures-not-compared';
let comparing: Promise<boolean> | undefined;

/** Whether the pictures are of a machine that draws as this one does; says so where they are not. */
async function canCompare(): Promise<boolean> {
  const here = await thisMachine();
  if (isSame(here, taken)) return true;
  // Once a run: this module is read anew for every file.
  if (sessionStorage.getItem(TOLD) === null) {
    sessionStorage.setItem(TOLD, '');
    // eslint-disable-next-line no-console -- Whoever runs the tests should know what they did not see.
    console.warn(
      `Pictures of stories are not compared: they are of ${JSON.stringify(taken)}, this machine is ${JSON.stringify(here)}.`,
    );
  }
  return false;
}

/** Everything that a picture shows has been loaded. */
async function isDrawn(): Promise<void> {
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
  // Room for shadows and rings.
  Object.assign(document.body.style, { minHeight: '100vh', padding: '12px' });
  try {
    await page.viewport(screen.width, screen.height ?? 60);
    await isDrawn();
    // What is outside of the screen would be blank.
    await page.viewport(screen.width, screen.height ?? document.body.scrollHeight);
    for (const theme of ['light', 'dark'] as const) {
      setTheme(theme);
      await expect
        .element(page.elementLocator(document.body))
        .toMatchScreenshot(`${id}-${theme}`, { comparatorOptions: ENOUGH });
    }
  } finally {
    Object.assign(document.body.style, { minHeight: '', padding: '' });
    setTheme('light');
  }
});
