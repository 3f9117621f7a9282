import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frames } from '../pictures/frames';
import { composeScene, paintPicture, paintPictures, pictureNames, type Scene } from './index';

const mango: Scene = {
  frame: 'product',
  mood: 'warm',
  tone: 'light',
  wall: 'arch',
  light: 'leaves',
  stage: 'podium',
  arrangement: 'hero',
  goods: ['🥭', '🥭', '🥭'],
  seed: 'mango',
};

describe('a scene', () => {
  it('gives the same bytes for the same description, others for another seed', async () => {
    const first = await composeScene(mango);
    expect(await composeScene({ ...mango })).toEqual(first);
    expect(await composeScene({ ...mango, seed: 'other' })).not.toEqual(first);
  });

  it.each(Object.entries(frames))(
    'is an AVIF of the size of its frame: %s',
    async (name, { width, height }) => {
      const frame = Object.keys(frames).find((known): known is Scene['frame'] => known === name);
      const picture = await composeScene({ ...mango, frame: frame ?? 'product' });
      expect(await sharp(picture).metadata()).toMatchObject({
        format: 'heif',
        compression: 'av1',
        width,
        height,
      });
    },
  );

  it('shows its goods: a cool room with a mango in it is warmer than one with a broccoli', async () => {
    const warmth = async (good: string) => {
      const picture = await composeScene({ ...mango, mood: 'ice', goods: [good] });
      const middle = await sharp(picture)
        .extract({ left: 300, top: 340, width: 200, height: 200 })
        .png()
        .toBuffer();
      const { channels } = await sharp(middle).stats();
      return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
    };
    expect(await warmth('🥭')).toBeGreaterThan((await warmth('🥦')) + 100);
  });

  it('refuses a good that has no picture', async () => {
    await expect(composeScene({ ...mango, goods: ['無'] })).rejects.toThrow();
  });
});

describe('the album', () => {
  it('has a picture of its own for every name', () => {
    const names = pictureNames();
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(600);
  });

  it('keeps product pictures light', async () => {
    const cards = pictureNames().filter((name) => /^products\/.+-1\.avif$/.test(name));
    const sample = cards.filter((_, i) => i % 8 === 0);
    const sizes: number[] = [];
    for (const name of sample) sizes.push((await paintPicture(name))?.length ?? 0);
    const mean = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
    process.stdout.write(
      `product pictures: ${mean} bytes on average, ${Math.max(...sizes)} at most\n`,
    );
    expect(Math.min(...sizes)).toBeGreaterThan(3_000);
    expect(Math.max(...sizes)).toBeLessThan(20_000);
  });

  it.each(['products/none-1.avif', '../package.json', '', 'logo.svg/..'])(
    'knows no %j',
    async (name) => {
      expect(await paintPicture(name)).toBeNull();
    },
  );

  it('draws the logo without needing a font', async () => {
    const logo = (await paintPicture('logo.svg'))?.toString() ?? '';
    expect(logo).not.toContain('<text');
    expect(await sharp(Buffer.from(logo)).metadata()).toMatchObject({
      format: 'svg',
      width: 96,
      height: 112,
    });
  });
});

describe('painting a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'album-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const names = ['logo.svg', 'avatars/member.avif', 'links/fruit.avif'];

  it('paints what is missing and nothing else', async () => {
    const seen: string[] = [];
    expect(await paintPictures(folder, (done, total) => seen.push(`${done}/${total}`), names)).toBe(
      3,
    );
    expect(seen).toEqual(['1/3', '2/3', '3/3']);
    expect(await readFile(join(folder, 'links/fruit.avif'))).toEqual(
      await paintPicture('links/fruit.avif'),
    );

    const before = await stat(join(folder, 'links/fruit.avif'));
    await rm(join(folder, 'logo.svg'));
    expect(await paintPictures(folder, undefined, names)).toBe(1);
    expect((await stat(join(folder, 'links/fruit.avif'))).mtimeMs).toBe(before.mtimeMs);
    expect(await readdir(join(folder, 'links'))).toEqual(['fruit.avif']);
  });
});
