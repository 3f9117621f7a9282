import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { staffedServers } from '../../db/schema';
import { purgeExpired } from '../../jobs/purge';
import { startTestMall, type TestMall } from '../../testing';
import { nextEvent, testSockets } from '../../testing/pages';
import { until } from '../../testing/until';

// Two servers over one database, like two processes of a shop.
let one: TestMall;
let other: TestMall;
const pagesOfOne = testSockets(() => one.baseUrl);
const pagesOfOther = testSockets(() => other.baseUrl);
beforeAll(async () => {
  one = await startTestMall();
  other = await startTestMall();
});
beforeEach(() => one.reset());
afterEach(async () => {
  pagesOfOne.close();
  pagesOfOther.close();
  // The next test starts when both servers see no staff.
  await until(async () => (await one.db.$count(staffedServers)) === 0);
});
afterAll(async () => {
  await one.stop();
  await other.stop();
});

const OFFLINE = { is_online: false };
const ONLINE = { is_online: true };

test('a member on one server sees staff on the other until the last one disconnects', async () => {
  const member = pagesOfOther.open(await one.makeMember());
  expect(await nextEvent(member, 'status')).toEqual(OFFLINE);

  const comes = nextEvent(member, 'status');
  const first = pagesOfOne.open(await one.makeMember({ role: 'staff' }));
  expect(await comes).toEqual(ONLINE);
  expect(await nextEvent(pagesOfOther.open(await one.makeMember()), 'status')).toEqual(ONLINE);

  const second = pagesOfOne.open(await one.makeMember({ role: 'staff' }));
  await nextEvent(second, 'status');
  const statuses: unknown[] = [];
  member.on('status', (status) => statuses.push(status));
  first.close();
  await until(async () => (await one.db.$count(staffedServers)) === 1);
  const leaves = nextEvent(member, 'status');
  second.close();
  expect(await leaves).toEqual(OFFLINE);
  expect(statuses).toEqual([OFFLINE]);
});

test('one remaining staff member on either server is enough', async () => {
  const here = pagesOfOne.open(await one.makeMember({ role: 'staff' }));
  const there = pagesOfOther.open(await one.makeMember({ role: 'staff' }));
  await until(async () => (await one.db.$count(staffedServers)) === 2);
  here.close();
  await until(async () => (await one.db.$count(staffedServers)) === 1);
  const statuses: unknown[] = [];
  pagesOfOne.open(await one.makeMember()).on('status', (status) => statuses.push(status));
  await until(() => statuses.length > 0 && !isOffline(statuses.at(-1)));
  there.close();
  await until(() => isOffline(statuses.at(-1)));
});
const isOffline = (status: unknown) => JSON.stringify(status) === JSON.stringify(OFFLINE);

test('a killed server no longer counts, and its row is deleted', async () => {
  await one.db.insert(staffedServers).values({ server: 'killed' });
  const member = pagesOfOne.open(await one.makeMember());
  const statuses: unknown[] = [];
  member.on('status', (status) => statuses.push(status));
  await until(() => statuses.length > 0 && !isOffline(statuses.at(-1)));

  await one.db.update(staffedServers).set({ seenAt: sql`now() - interval '7 seconds'` });
  await until(() => isOffline(statuses.at(-1)));
  await purgeExpired(one.db, new Date());
  expect(await one.db.$count(staffedServers)).toBe(0);
});

test('a stopped server removes its staff', async () => {
  const member = pagesOfOne.open(await one.makeMember());
  const statuses: unknown[] = [];
  member.on('status', (status) => statuses.push(status));
  pagesOfOther.open(await one.makeMember({ role: 'staff' }));
  await until(() => statuses.length > 0 && !isOffline(statuses.at(-1)));
  await other.restart();
  expect(await one.db.$count(staffedServers)).toBe(0);
  await until(() => isOffline(statuses.at(-1)));
});
