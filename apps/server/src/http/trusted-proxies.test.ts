import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config';
import { startTestMall, type TestMall } from '../testing';
import { LIMITS_ARE_ADDED_UP_LATER } from '../testing/limits-are-added-up-later';
import { nextEvent, testSockets } from '../testing/pages';

const LIMIT = 3;
let mall: TestMall;
const pages = testSockets(() => mall.baseUrl);

/** A mall on this machine, where every call comes from 127.0.0.1, behind the configured proxies. */
async function behind(TRUST_PROXY: string) {
  const { trustProxy } = readConfig({ DEMO: '1', TRUST_PROXY });
  mall = await startTestMall(
    { callsPerMinute: LIMIT, trustProxy },
    {
      oneServerBecause: LIMITS_ARE_ADDED_UP_LATER,
    },
  );
}

/** Counts how many of these calls, each with its own header, were refused. */
async function limitedCalls(headers: readonly string[]): Promise<number> {
  let limited = 0;
  for (const header of headers) {
    const { status } = await mall.as().get('/api/qa', { 'x-forwarded-for': header });
    if (status === 429) limited += 1;
  }
  return limited;
}

async function limitedSockets(headers: readonly string[]): Promise<number> {
  let limited = 0;
  for (const header of headers) {
    const socket = pages.open(undefined, { 'x-forwarded-for': header });
    const error = (await nextEvent(socket, 'connect_error')) as Error;
    if (!error.message.includes('Unauthenticated')) limited += 1;
  }
  return limited;
}

const six = (header: (count: number) => string) => Array.from({ length: 6 }, (_, at) => header(at));
const someone = (count: number) => `198.51.100.${count}`;

/** The header of a call, and whether its senders count as one address. */
const cases: readonly [TRUST_PROXY: string, header: (count: number) => string, areOne: boolean][] =
  [
    // One proxy, which appends the sender's address: earlier entries can be forged.
    ['1', (count) => `${someone(count)}, 203.0.113.9`, true],
    ['1', (count) => `10.0.0.1, ${someone(count)},203.0.113.9`, true],
    ['1', (count) => `203.0.113.9, ${someone(count)}`, false],
    ['true', (count) => `${someone(count)}, 203.0.113.9`, true],
    ['true', someone, false],
    ['2', (count) => `${someone(count)}, 203.0.113.9, 10.0.0.2`, true],
    ['2', (count) => `203.0.113.9, ${someone(count)}, 10.0.0.2`, false],
    // No proxy is trusted.
    ['0', someone, true],
    ['false', someone, true],
    ['', someone, true],
    // The proxies at these addresses.
    ['127.0.0.1', (count) => `${someone(count)}, 203.0.113.9`, true],
    ['127.0.0.1', someone, false],
    ['loopback, 10.0.0.0/8', (count) => `${someone(count)}, 203.0.113.9, 10.1.2.3`, true],
    ['loopback, 10.0.0.0/8', (count) => `203.0.113.9, ${someone(count)}, 10.1.2.3`, false],
    // A proxy elsewhere: the entries of a direct client are ignored.
    ['10.0.0.0/8', someone, true],
  ];

describe.each(cases)('TRUST_PROXY=%s', (setting, header, areOne) => {
  afterEach(async () => {
    pages.close();
    await mall.stop();
  });

  const example = header(7);
  test(`${example}: ${areOne ? 'one address, whatever it claims' : 'an address each'}`, async () => {
    await behind(setting);
    expect(await limitedCalls(six(header))).toBe(areOne ? 3 : 0);
    expect(await limitedSockets(six(header))).toBe(areOne ? 3 : 0);
  });
});

test.each(['yes', '-1', '10.0.0.0/99', '10.0.0.0/', 'proxy.local', '100', '1.5', '1,2'])(
  'TRUST_PROXY=%s is refused',
  (setting) => {
    expect(() => readConfig({ DEMO: '1', TRUST_PROXY: setting })).toThrow('TRUST_PROXY');
  },
);
