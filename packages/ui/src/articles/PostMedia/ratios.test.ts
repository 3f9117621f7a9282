import { expect, it } from 'vitest';
import { mediaHeight, mosaicShape } from './ratios';

const picture = (width: number, height: number) => ({ url: '/a.avif', width, height });

it('gives two pictures the width of their shapes, so that next to nothing is cut', () => {
  expect(mosaicShape([picture(1000, 750), picture(800, 800)])).toEqual({
    aspectRatio: 1.15 + 1,
    gridTemplateColumns: '1.15fr 1fr',
  });
});

it('keeps a very tall one from becoming a sliver, and a very wide one from pushing the other away', () => {
  expect(mosaicShape([picture(200, 2000), picture(3000, 300)]).gridTemplateColumns).toBe(
    '0.8fr 1.15fr',
  );
});

it('shows one as it is, within limits, and more as a square', () => {
  expect(mosaicShape([picture(1200, 800)])).toEqual({ aspectRatio: 1.5 });
  expect(mosaicShape([picture(1200, 800), picture(1, 1), picture(1, 1)])).toEqual({
    aspectRatio: 1,
  });
});

it('knows how high it will be', () => {
  expect(mediaHeight([picture(800, 800), picture(800, 800)], [], 400)).toBe(200);
  expect(mediaHeight([], [], 400)).toBe(0);
});
