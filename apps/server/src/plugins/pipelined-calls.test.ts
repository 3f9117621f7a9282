import { expect, test } from 'vitest';
import { describeMall } from '../testing/describe-mall';
import { LIMITS_ARE_ADDED_UP_LATER } from '../testing/limits-are-added-up-later';
import { openRaw } from '../testing/raw-socket';

const MOST = 50;
const PIPELINED = 400;
const mall = describeMall(
  { callsPerMinute: MOST },
  {
    oneServerBecause: LIMITS_ARE_ADDED_UP_LATER,
  },
);

test('calls in one write on one connection count like single ones, and each is answered in sequence', async () => {
  const socket = openRaw(mall.baseUrl);
  const call = 'GET /api/captcha HTTP/1.1\r\nhost: mall\r\n\r\n';
  const last = 'GET /api/captcha HTTP/1.1\r\nhost: mall\r\nconnection: close\r\n\r\n';
  socket.send(call.repeat(PIPELINED - 1) + last);
  const statuses = [...(await socket.ended).matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(
    ([, status]) => status,
  );
  expect(statuses).toHaveLength(PIPELINED);
  expect(statuses.slice(0, MOST).every((status) => status === '200')).toBe(true);
  expect(statuses.slice(MOST).every((status) => status === '429')).toBe(true);
});
