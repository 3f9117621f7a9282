import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { logoSvg } from '../brand';
import { frames } from '../scenes/frames';
import type { Scene } from '../scenes/scene';
import { composeScene } from './compose';

const mango: Scene = {
  frame: 'product',
  mood: 'warm',
  tone: 'light',
  wall: 'arch',
  light: 'leaves',
  stage: 'podium',
  arrangement: 'hero',
  items: ['🥭', '🥭', '🥭'],
  seed: 'mango',
};

describe('composeScene', () => {
  it('returns the same bytes when the scene is equal, and others when its seed differs', async () => {
    const first = await composeScene(mango);
    expect(await composeScene({ ...mango })).toEqual(first);
    expect(await composeScene({ ...mango, seed: 'other' })).not.toEqual(first);
  });

  it.each(Object.entries(frames))(
    'returns an AVIF of the size of the frame %s',
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

  it('paints warmer pixels when a cool room contains a mango than when it contains a broccoli', async () => {
    const warmth = async (item: string) => {
      const picture = await composeScene({ ...mango, mood: 'ice', items: [item] });
      const middle = await sharp(picture)
        .extract({ left: 300, top: 340, width: 200, height: 200 })
        .png()
        .toBuffer();
      const { channels } = await sharp(middle).stats();
      return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
    };
    expect(await warmth('🥭')).toBeGreaterThan((await warmth('🥦')) + 100);
  });

  it.each(['box', 'hands', 'worktop'] as const)(
    'paints another picture than on a podium when the stage is %s',
    async (stage) => {
      const differing = async (region: { left: number; top: number }) => {
        const [one, other] = await Promise.all(
          [await composeScene({ ...mango, stage }), await composeScene(mango)].map((picture) =>
            sharp(picture)
              .extract({ ...region, width: 240, height: 120 })
              .png()
              .toBuffer()
              .then((part) => sharp(part).stats()),
          ),
        );
        return Math.abs((one?.channels[2]?.mean ?? 0) - (other?.channels[2]?.mean ?? 0));
      };
      // Below the middle: the box's front, the sleeves or the boards of the table.
      expect(await differing({ left: 280, top: 660 })).toBeGreaterThan(8);
    },
  );

  it('rejects when an item has no render', async () => {
    await expect(composeScene({ ...mango, items: ['無'] })).rejects.toThrow();
  });
});

it('the logo has its size and needs no font', async () => {
  expect(logoSvg).not.toContain('<text');
  expect(await sharp(Buffer.from(logoSvg)).metadata()).toMatchObject({
    format: 'svg',
    width: 96,
    height: 112,
  });
});
