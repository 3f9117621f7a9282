import { expect, test } from 'vitest';
import { deskAddress } from './desk-address';

test.each([
  ['below that of the shop', 'https://shop.tw', 'https://desk.shop.tw', 'shop.tw'],
  ['far below that of the shop', 'https://shop.tw', 'https://a.desk.shop.tw:8443', 'shop.tw'],
  ['beside that of the shop', 'https://www.shop.tw', 'https://desk.shop.tw', 'desk.shop.tw'],
  ['one that only ends alike', 'https://shop.tw', 'https://my-shop.tw', 'my-shop.tw'],
  [
    'below a name without a dot',
    'http://localhost:3000',
    'http://desk.localhost',
    'desk.localhost',
  ],
  ['known, and that of the shop is not', null, 'https://desk.shop.tw', 'desk.shop.tw'],
  ['that of the shop', 'https://shop.tw', null, 'shop.tw'],
])(
  'passkeys belong to a host that browsers accept when the host of the desk is %s',
  (_where, publicUrl, deskUrl, expected) => {
    const origin = deskUrl ?? publicUrl ?? '';
    expect(deskAddress({ publicUrl, deskUrl }).passkeyHost(origin)).toBe(expected);
  },
);

test('desk is at each host without an address of its own, and at none but its own otherwise', () => {
  const shared = deskAddress({ publicUrl: 'https://shop.tw', deskUrl: null });
  const own = deskAddress({ publicUrl: 'https://shop.tw', deskUrl: 'https://desk.shop.tw' });
  for (const host of ['shop.tw', 'desk.shop.tw', '10.0.0.5:3000', '', '[::1]:3000', 'no host']) {
    expect([host, shared.isDeskHost(host), shared.isShopHost(host)]).toEqual([host, true, true]);
    const isOwn = host === 'desk.shop.tw';
    expect([host, own.isDeskHost(host), own.isShopHost(host)]).toEqual([host, isOwn, !isOwn]);
  }
});
