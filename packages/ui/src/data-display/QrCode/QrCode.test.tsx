import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { prepareScanner, scan } from '../../../test-scanner';
import { QrCode } from './QrCode';

beforeAll(prepareScanner);

/** The code as a screen shows it, four pixels per dot. */
function picture(text: string): ImageData {
  render(<QrCode text={text} label="推薦註冊連結" />);
  const drawing = screen.getByRole('img', { name: '推薦註冊連結' });
  const side = Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
  const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`));
  // The white margin is the quiet zone of the code.
  const [margin, dot] = [4, 4];
  const width = (side + 2 * margin) * dot;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (dark.has(`${Math.floor(x / dot) - margin} ${Math.floor(y / dot) - margin}`))
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { data, width, height: width, colorSpace: 'srgb' };
}

it.each(['https://mall.example/register?code=DEALER01', '巷口市集，歡迎光臨'])(
  'is read by a decoder: %s',
  async (text) => {
    expect(await scan(picture(text), ['QRCode'])).toEqual([text]);
  },
);
