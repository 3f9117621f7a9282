import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { trustedProxies } from '../../http/trusted-proxies';
import { startTestMall, type TestMall } from '../../testing';
import { heard, testPages } from '../../testing/pages';

let mall: TestMall;
const pages = testPages(() => mall.baseUrl);
beforeAll(async () => {
  mall = await startTestMall({ callsPerMinute: 5, trustProxy: trustedProxies('1') });
});
afterEach(() => pages.close());
afterAll(() => mall.stop());

test('an address that opens socket after socket is told to wait, while others get in', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await heard(pages.open(undefined, from('203.0.113.7')), 'connect_error');
  }
  const member = await mall.makeMember();
  const error = await heard(pages.open(member, from('203.0.113.7')), 'connect_error');
  expect(error).toMatchObject({ message: expect.stringMatching(/操作太頻繁了，請 \d+ 秒後再試/) });
  expect(await heard(pages.open(member, from('198.51.100.2')), 'status')).toBeDefined();
});
