import { expect, test } from 'vitest';
import { readableDevice } from './device-name';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Firefox (Windows)',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari (iPhone)',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome (Android)',
  ],
  ['小芳的 iPhone', '小芳的 iPhone'],
  ['Mozilla/5.0 of nobody', 'Mozilla/5.0 of nobody'],
  ['', ''],
])('the device name of %s is %s', (name, readable) => {
  expect(readableDevice(name)).toBe(readable);
});
