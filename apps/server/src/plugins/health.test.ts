import { expect, test } from 'vitest';
import { describeMall } from '../testing/describe-mall';

const mall = describeMall({ callsPerMinute: 1 });

test.each([
  ['/health', { status: 'ok' }],
  ['/ready', { status: 'ready' }],
])(
  '%s answers load balancers without a limit, and no cache stores the answer',
  async (address, body) => {
    for (let request = 0; request < 5; request += 1) {
      const reply = await fetch(mall.baseUrl + address);
      expect([reply.status, await reply.json()]).toEqual([200, body]);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    const head = await fetch(mall.baseUrl + address, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  },
);
