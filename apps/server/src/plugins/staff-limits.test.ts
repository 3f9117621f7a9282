import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { trustedProxies } from '../http/trusted-proxies';
import { deskCaller, makeColleague } from '../testing/colleagues';
import { countStatements } from '../testing/count-statements';
import { describeMall } from '../testing/describe-mall';
import { fakeIntervals } from '../testing/fake-intervals';
import type { TestCaller } from '../testing/http';
import { LIMITS_ARE_ADDED_UP_LATER } from '../testing/limits-are-added-up-later';
import { refused } from '../testing/refused';

const MOST = 5;
beforeAll(fakeIntervals);
afterAll(() => void vi.useRealTimers());
const mall = describeMall(
  { callsPerMinute: MOST, trustProxy: trustedProxies('1') },
  { oneServerBecause: LIMITS_ARE_ADDED_UP_LATER },
);

let addresses = 0;
/** The header of an address that has called nothing yet. */
const newAddress = () => ({ 'x-forwarded-for': `10.3.0.${(addresses += 1)}` });
type Address = ReturnType<typeof newAddress>;

/** Calls one after another. @returns the statuses */
async function statusesOf(times: number, call: (time: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await call(time)).status);
  return statuses;
}
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

const readAudit = (caller: TestCaller, address: Address) =>
  caller.get('/api/staff/audit/list', address);
const readAsGuest = (address: Address) => mall.as().get('/api/captcha', address);
/** A caller whose cookie looks like a session. */
const forger = () => deskCaller(mall, randomBytes(32).toString('base64url'));

describe('the limit of calls', () => {
  test('lets a colleague go on when another at the same address has used the minute', async () => {
    const [busy, other] = [
      await makeColleague(mall, ['clerk']),
      await makeColleague(mall, ['agent']),
    ];
    const office = newAddress();
    expect(await statusesOf(MOST + 1, () => readAudit(busy, office))).toEqual([
      ...times(MOST, 200),
      429,
    ]);
    const { status, headers, body } = await readAudit(busy, office);
    expect([status, body]).toEqual([429, refused('tooManyRequests')]);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await readAudit(other, office)).status).toBe(200);
  });

  test('counts the calls of a session from several addresses together', async () => {
    const clerk = await makeColleague(mall, ['clerk']);
    expect(await statusesOf(MOST + 1, () => readAudit(clerk, newAddress()))).toEqual([
      ...times(MOST, 200),
      429,
    ]);
  });

  test('counts each session by itself, also before the second factor', async () => {
    const address = newAddress();
    const clerk = await makeColleague(mall, ['clerk']);
    const entering = await makeColleague(mall, ['clerk'], { hasFactor: false });
    expect(await statusesOf(MOST, () => readAudit(clerk, address))).toEqual(times(MOST, 200));
    expect(await statusesOf(MOST + 1, () => readAudit(entering, address))).toEqual([
      ...times(MOST, 403),
      429,
    ]);
  });

  test('separates colleagues from the guests at their address', async () => {
    const office = newAddress();
    const clerk = await makeColleague(mall, ['clerk']);
    await statusesOf(MOST + 1, () => readAudit(clerk, office));
    expect(await statusesOf(MOST + 1, () => readAsGuest(office))).toEqual([
      ...times(MOST, 200),
      429,
    ]);
    const agent = await makeColleague(mall, ['agent']);
    expect((await readAudit(agent, office)).status).toBe(200);
  });

  test('counts the calls of the staff’s API without a cookie by address', async () => {
    const address = newAddress();
    expect(await statusesOf(MOST + 1, () => readAudit(deskCaller(mall), address))).toEqual([
      ...times(MOST, 401),
      429,
    ]);
    expect((await readAsGuest(address)).status).toBe(429);
  });

  test('counts calls that the guard of their route refuses, however the path is spelled', async () => {
    const [one, other] = [newAddress(), newAddress()];
    const member = mall.as({ token: randomBytes(32).toString('base64url') });
    const profile = (address: Address) => member.get('/api/member/profile', address);
    expect(await statusesOf(MOST + 1, () => profile(one))).toEqual([...times(MOST, 401), 429]);
    const spelled = () => mall.as().get('/%61pi/captcha', other);
    expect(await statusesOf(MOST + 1, spelled)).toEqual([...times(MOST, 200), 429]);
  });
});

describe('a hundred forged cookies', () => {
  test('are limited like a guest, and leave their address no further call', async () => {
    const address = newAddress();
    const session = () => forger().get('/api/staff/session', address);
    expect(await statusesOf(100, session)).toEqual([...times(MOST, 200), ...times(95, 429)]);
    expect((await readAsGuest(address)).status).toBe(429);
  });

  test('cost the database no more look-ups than the limit, also at once', async () => {
    const address = newAddress();
    const sent = await countStatements(mall.db, () =>
      Promise.all(Array.from({ length: 100 }, () => readAudit(forger(), address))),
    );
    expect(sent.filter((text) => text.includes('"desk_sessions"'))).toHaveLength(MOST);
  });

  test('do not lock out the colleagues at their address who have called before', async () => {
    const address = newAddress();
    const clerk = await makeColleague(mall, ['clerk']);
    expect((await readAudit(clerk, address)).status).toBe(200);
    await statusesOf(100, () => readAudit(forger(), address));
    expect((await readAudit(clerk, address)).status).toBe(200);
  });
});

test('the calls of many colleagues at one address are all answered', async () => {
  const office = newAddress();
  const colleagues = await Promise.all(
    Array.from({ length: 4 * MOST }, () => makeColleague(mall, ['clerk'])),
  );
  for (const each of colleagues) expect((await readAudit(each, office)).status).toBe(200);
  // At once, now that the server has found their sessions.
  const replies = await Promise.all(colleagues.map((each) => readAudit(each, office)));
  expect(replies.map(({ status }) => status)).toEqual(times(4 * MOST, 200));
});
