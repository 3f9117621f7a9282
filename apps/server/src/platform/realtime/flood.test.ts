import { afterEach, expect, test } from 'vitest';
import { REQUEST_TIMEOUTS } from '../../http/request-timeouts';
import { trustedProxies } from '../../http/trusted-proxies';
import { nextEvent, testSockets } from '../../testing/pages';
import { callRaw } from '../../testing/raw-call';
import { openRaw } from '../../testing/raw-socket';
import { refused } from '../../testing/refused';
import { describeMall } from '../../testing/describe-mall';
import { LIMITS_ARE_ADDED_UP_LATER } from '../../testing/limits-are-added-up-later';

const CALLS = 5;
const SOCKETS = 3;
const pages = testSockets(() => mall.baseUrl);
const mall = describeMall(
  {
    callsPerMinute: CALLS,
    socketsPerAddress: SOCKETS,
    trustProxy: trustedProxies('1'),
    requestTimeouts: { ...REQUEST_TIMEOUTS, authenticateMs: 500 },
  },
  {
    reset: false,
    oneServerBecause: LIMITS_ARE_ADDED_UP_LATER,
  },
);
afterEach(() => pages.close());

test('an address is refused sockets beyond its rate, while others connect', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await nextEvent(pages.open(undefined, from('203.0.113.7')), 'connect_error');
  }
  const member = await mall.makeMember();
  const error = await nextEvent(pages.open(member, from('203.0.113.7')), 'connect_error');
  expect(error).toMatchObject({ message: expect.stringMatching(/操作太頻繁了，請 \d+ 秒後再試/) });
  expect(await nextEvent(pages.open(member, from('198.51.100.2')), 'status')).toBeDefined();
});

/** Opens a connection and never authenticates. */
const shakeHands = async (address: string, more = '') => {
  const { status, body } = await callRaw(
    mall.baseUrl,
    `/socket.io/?EIO=4&transport=polling${more}`,
    {
      'x-forwarded-for': address,
    },
  );
  return { status, body };
};

test('an address has a limited number of connections, and may open more when they have closed', async () => {
  const address = '203.0.113.21';
  for (let open = 0; open < SOCKETS; open += 1) {
    expect(await shakeHands(address)).toMatchObject({ status: 200 });
  }
  const { status, body } = await shakeHands(address);
  expect([status, JSON.parse(body)]).toEqual([
    429,
    refused('tooManyRequests', '操作太頻繁了，請 60 秒後再試'),
  ]);
  expect(await shakeHands(address, '&sid=')).toMatchObject({ status: 429 });
  expect(await shakeHands('203.0.113.22')).toMatchObject({ status: 200 });
  // They did not authenticate in time.
  await expect.poll(() => shakeHands(address), { interval: 500 }).toMatchObject({ status: 200 });
});

test('an address is refused every request when it goes on opening connections', async () => {
  const address = '203.0.113.31';
  const statuses = [];
  for (let shake = 0; shake < 4 * CALLS; shake += 1) {
    statuses.push((await shakeHands(address)).status);
  }
  expect(statuses.slice(2 * CALLS)).toEqual(statuses.slice(2 * CALLS).map(() => 429));
  const member = await mall.makeMember();
  const late = pages.open(member, { 'x-forwarded-for': address });
  expect(await nextEvent(late, 'connect_error')).toBeInstanceOf(Error);

  // Requests on its open connections are refused too.
  const raw = openRaw(mall.baseUrl);
  raw.send(
    `GET /socket.io/?EIO=4&transport=polling&sid=x HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\nconnection: close\r\n\r\n`,
  );
  expect(await raw.ended).toMatch(/^HTTP\/1\.1 429 /);
  expect(
    await nextEvent(pages.open(member, { 'x-forwarded-for': '203.0.113.32' }), 'status'),
  ).toBeDefined();
});
