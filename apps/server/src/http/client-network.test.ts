import { afterEach, describe, expect, test } from 'vitest';
import { nextEvent, testSockets } from '../testing/pages';
import { trustedProxies } from './trusted-proxies';
import { describeMall } from '../testing/describe-mall';
import { LIMITS_ARE_ADDED_UP_LATER } from '../testing/limits-are-added-up-later';

const CALLS = 200;
const pages = testSockets(() => counting.baseUrl);
const config = { callsPerMinute: CALLS, trustProxy: trustedProxies('1') };
const mall = describeMall(config);
const counting = describeMall(config, {
  oneServerBecause: LIMITS_ARE_ADDED_UP_LATER,
});
afterEach(() => pages.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const login = async (address: string, body: object) =>
  (await mall.as().post('/api/login', { device_name: 'Chrome', ...body }, from(address))).status;
const requestEmail = async (address: string, path: string, body: object) =>
  (await mall.as().post(path, { ...body, ...(await mall.makeCaptcha()) }, from(address))).status;
let made = 0;
const nobody = () => `nobody${(made += 1)}@mall.test`;
const password = Buffer.from('Mall-1234').toString('base64');

/**
 * The actions that are limited by address: how often each is allowed, and one attempt (429:
 * refused).
 */
const limits: readonly [what: string, most: number, once: (address: string) => Promise<number>][] =
  [
    ['calls', CALLS, async (address) => (await counting.as().get('/api/qa', from(address))).status],
    [
      'sockets',
      CALLS,
      async (address) => {
        const socket = pages.open(undefined, from(address));
        const error = (await nextEvent(socket, 'connect_error')) as Error;
        return error.message.includes('Unauthenticated') ? 401 : 429;
      },
    ],
    [
      'sign-ins',
      60,
      async (address) =>
        login(address, {
          type: 'account',
          account: nobody(),
          password,
          // Counted before the captcha is checked, and cheaper than a check of the password.
          ...(await mall.makeCaptcha()),
          verify_text: 'wrong',
        }),
    ],
    ['sign-ins by a provider', 60, (address) => login(address, { type: 'facebook', sign: 'x' })],
    [
      'emails for a forgotten password',
      30,
      (address) => requestEmail(address, '/api/forget/mail', { email: nobody() }),
    ],
    [
      'confirmation emails',
      30,
      (address) => requestEmail(address, '/api/member/resend', { email: nobody() }),
    ],
  ];

describe.each(limits)('%s are limited by address', (_, most, once) => {
  test('and all addresses of a household’s IPv6 network count as one', async () => {
    const network = `2001:db8:${most}:${(made += 1)}`;
    for (let count = 0; count < most; count += 1) {
      expect(await once(`${network}:${count.toString(16)}::${count}`)).not.toBe(429);
    }
    expect(await once(`${network}:ffff::1`)).toBe(429);
    expect(await once(`${network}::`)).toBe(429);
    expect(await once(`2001:db8:${most}:ffff::1`)).not.toBe(429);
  });

  test('and an IPv4 address is the same when it is written as IPv6', async () => {
    const address = `192.0.2.${(made += 1)}`;
    for (let count = 0; count < most; count += 1) await once(address);
    expect(await once(`::ffff:${address}`)).toBe(429);
    expect(await once('192.0.2.255')).not.toBe(429);
  });
});
