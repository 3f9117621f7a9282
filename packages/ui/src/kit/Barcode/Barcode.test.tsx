import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareScanner, scan } from '../../../test-scanner';
import { Barcode } from './Barcode';

beforeAll(prepareScanner);

/** The drawn bars, and the width of the drawing. */
function barsOf(value: string) {
  const { container } = render(<Barcode value={value} />);
  const [, , width] = container.querySelector('svg')?.getAttribute('viewBox')?.split(' ') ?? [];
  const path = container.querySelector('path')?.getAttribute('d') ?? '';
  const bars = [...path.matchAll(/M([\d.]+) 0h([\d.]+)/g)].map(([, x, w]) => ({
    start: Number(x),
    end: Number(x) + Number(w),
  }));
  return { width: Number(width), bars };
}

/** The code as a screen of this many pixels shows it: a pixel that a bar covers partly is grey. */
function picture(value: string, width: number): ImageData {
  const drawn = barsOf(value);
  const scale = drawn.width / width;
  const row = Array.from({ length: width }, (_, x) => {
    const covered = drawn.bars.reduce(
      (sum, { start, end }) =>
        sum + Math.max(0, Math.min(end, (x + 1) * scale) - Math.max(start, x * scale)),
      0,
    );
    return Math.round(255 * (1 - covered / scale));
  });
  const height = 56;
  const pixels = row.flatMap((grey) => [grey, grey, grey, 255]);
  const data = new Uint8ClampedArray(Array.from({ length: height }, () => pixels).flat());
  return { data, width, height, colorSpace: 'srgb' };
}

/** Plain Code 39, as shop counters use it, in which `/A` is not an escape. */
const read = (image: ImageData) => scan(image, ['Code39Std']);

/** Three codes of a payment slip, an invoice carrier, and every other supported character. */
const codes = [
  '2611276EC',
  '0112345678901234',
  '112712000001480',
  '/ABC1234',
  '/AB12+-.',
  'DEFGHIJKLMNOPQRSTUVWXYZ',
  '$ %567890',
];

describe('Barcode', () => {
  it.each(codes)('is read by a scanner at four pixels per narrowest bar: %s', async (code) => {
    expect(await read(picture(code, barsOf(code).width * 4))).toEqual([code]);
  });

  it.each(codes.slice(0, 3))('is read by a scanner on a phone of 320 px: %s', async (code) => {
    // The width that a payment slip leaves of 320 px, at two device pixels each.
    expect(await read(picture(code, 256 * 2))).toEqual([code]);
  });
});
