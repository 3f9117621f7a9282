import sharp from 'sharp';
import { composeScene } from '@mall/demo-media/paint';
import { expect, test } from 'vitest';
import { mainColor } from '../../platform/media/child/main-color';
import { colorNamed, pictureNames, recipeOf } from './album';

const channels = (color: string) =>
  [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));

test('colorNamed returns about the main colour of the painted picture', async () => {
  const names = pictureNames().filter((name, i) => name.endsWith('.avif') && i % 40 === 0);
  const distances: number[] = [];
  for (const name of names) {
    const recipe = recipeOf(name);
    if (recipe?.kind !== 'scene') throw new Error(`${name} has no scene`);
    const painted = channels((await mainColor(sharp(await composeScene(recipe.scene)))) ?? '');
    const predicted = channels(colorNamed(name) ?? '');
    distances.push(Math.hypot(...predicted.map((value, i) => value - (painted[i] ?? Number.NaN))));
  }
  expect(distances.length).toBeGreaterThan(10);
  const mean = distances.reduce((sum, each) => sum + each, 0) / distances.length;
  // Of 441 between black and white; another mood is about 60 away.
  expect(mean).toBeLessThan(40);
});
