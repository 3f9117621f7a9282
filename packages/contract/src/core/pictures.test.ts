import { expect, it } from 'vitest';
import { pictureSrcSet, sizedPicture } from './pictures';

it.each([
  ['/media/products/mango-1.avif', '/media/products/mango-1/640.avif'],
  ['/media/demo/products/mango-1.jpg', '/media/demo/products/mango-1/640.jpg'],
  ['/media/posts/Jb3_x-9/1600.avif', '/media/posts/Jb3_x-9/640.avif'],
  ['/media/products/1001.avif', '/media/products/1001/640.avif'],
  ['https://mall.test/media/products/1001.avif', 'https://mall.test/media/products/1001/640.avif'],
  ['https://elsewhere.test/mango.avif', 'https://elsewhere.test/mango.avif'],
])('returns the URL of size %s', (address, expected) => {
  expect(sizedPicture(address, 640)).toBe(expected);
});

it('lists all sizes with their widths', () => {
  expect(pictureSrcSet('/media/products/mango.avif')?.split(',')).toEqual(
    [320, 640, 960, 1280, 1600].map((side) => `/media/products/mango/${side}.avif ${side}w`),
  );
});

it.each(['https://elsewhere.test/mango.avif', 'data:image/png;base64,AAAA', '/media/logo.svg', ''])(
  'lists no sizes of %j',
  (address) => {
    expect(pictureSrcSet(address)).toBeUndefined();
  },
);
