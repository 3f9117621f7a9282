import sharp from 'sharp';
import { expect, it } from 'vitest';
import { mainColor } from '../../platform/media/main-color';
import { colorNamed, paintPicture, pictureNames } from '../album/album';

const channels = (color: string) =>
  [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));

it('is near what is painted, without painting it', async () => {
  const names = pictureNames().filter((name, i) => name.endsWith('.avif') && i % 40 === 0);
  const distances: number[] = [];
  for (const name of names) {
    const painted = channels((await mainColor(sharp((await paintPicture(name)) ?? ''))) ?? '');
    const told = channels(colorNamed(name) ?? '');
    distances.push(Math.hypot(...told.map((value, i) => value - (painted[i] ?? Number.NaN))));
  }
  expect(distances.length).toBeGreaterThan(10);
  const mean = distances.reduce((sum, each) => sum + each, 0) / distances.length;
  // Of 441 between black and white; another mood is about 60 away.
  expect(mean).toBeLessThan(40);
});
