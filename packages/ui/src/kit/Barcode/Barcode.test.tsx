import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareScanner, scan } from '../../../test-scanner';
import { Barcode } from './Barcode';

beforeAll(prepareScanner);

/** The drawn bars, and the width that they are drawn on. */
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

/** The code as a screen shows it, this many pixels wide: a pixel that a bar covers in part is grey. */
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

/** As counters have it: plain Code 39, in which `/A` is no other character's spelling. */
const read = (image: ImageData) => scan(image, ['Code39Std']);

/** Three of a payment slip, the carrier of an invoice, and every other character that there is. */
const codes = [
  '2611276EC',
  '0112345678901234',
  '112712000001480',
  '/ABC1234',
  '/AB12+-.',
  'DEFGHIJKLMNOPQRSTUVWXYZ',
  '$ %567890',
];

describe('a scanner reads what is drawn', () => {
  it.each(codes)('%s, at four pixels to the narrowest bar', async (code) => {
    expect(await read(picture(code, barsOf(code).width * 4))).toEqual([code]);
  });

  it.each(codes.slice(0, 3))('%s, on a phone that is 320 px wide', async (code) => {
    // What a slip leaves of 320 px, on a screen of two device pixels each.
    expect(await read(picture(code, 256 * 2))).toEqual([code]);
  });
});
