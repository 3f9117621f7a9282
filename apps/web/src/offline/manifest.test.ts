import { darkPalette, lightPalette } from '@mall/ui';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { colours } from '../sw/offlineStyle';

const web = path.resolve(import.meta.dirname, '../..');

it('the manifest uses the colours of the kit', async () => {
  const text = await readFile(path.join(web, 'public/manifest.webmanifest'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    theme_color: lightPalette.ground,
    background_color: lightPalette.ground,
  });
  const page = await readFile(path.join(web, 'index.html'), 'utf8');
  const colours = [...page.matchAll(/name="theme-color"[^>]*content="(#\w+)"/g)].map(
    ([, each]) => each,
  );
  expect(colours).toEqual([lightPalette.ground, darkPalette.ground]);
});

it('the offline page uses the colours of the kit', () => {
  const named = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/--ui-(\w+): (#\w+);/g)].map(([, name, value]) => [name, value]),
    );
  expect(Object.keys(named(colours.light)).length).toBeGreaterThan(5);
  expect(lightPalette).toMatchObject(named(colours.light));
  expect(darkPalette).toMatchObject(named(colours.dark));
});
