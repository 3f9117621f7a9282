import { expect, it } from 'vitest';
import { mediaHeight, mosaicShape } from './ratios';

const picture = (width: number, height: number) => ({ url: '/a.avif', width, height });

it('gives two pictures widths by their aspect ratios, so that almost nothing is cropped', () => {
  expect(mosaicShape([picture(1000, 750), picture(800, 800)])).toEqual({
    aspectRatio: 1.15 + 1,
    gridTemplateColumns: '1.15fr 1fr',
  });
});

it('limits the width of a very tall and a very wide picture', () => {
  expect(mosaicShape([picture(200, 2000), picture(3000, 300)]).gridTemplateColumns).toBe(
    '0.8fr 1.15fr',
  );
});

it('shows a single picture in its ratio within limits, and several as a square', () => {
  expect(mosaicShape([picture(1200, 800)])).toEqual({ aspectRatio: 1.5 });
  expect(mosaicShape([picture(1200, 800), picture(1, 1), picture(1, 1)])).toEqual({
    aspectRatio: 1,
  });
});

it('computes its height', () => {
  expect(mediaHeight([picture(800, 800), picture(800, 800)], [], 400)).toBe(200);
  expect(mediaHeight([], [], 400)).toBe(0);
});
