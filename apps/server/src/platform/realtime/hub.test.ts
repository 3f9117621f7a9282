import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { members, sessions } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { notify } from '../../domains/notifications';
import { makeColleague, startTestMall, type TestMall } from '../../testing';
import { fakeIntervals } from '../../testing/fake-intervals';
import { foreignOrigins } from '../../testing/foreign-origins';
import { emitWithAck, nextEvent, testSockets } from '../../testing/pages';
import { serversOfRun } from '../../testing/servers-of-run';
import { until } from '../../testing/until';

const NOTICE = { kind: 1, data: { title: '訂單已出貨', content: '' } } as const;

let mall: TestMall;
const pages = testSockets(() => mall.baseUrl);
const { open } = pages;
beforeAll(async () => {
  // The tests run the clock of the socket watch.
  await fakeIntervals();
  mall = await startTestMall();
});
beforeEach(() => mall.reset());
afterEach(() => pages.close());
afterAll(async () => {
  await mall.stop();
  vi.useRealTimers();
});

test.each([
  ['no token', undefined],
  ['an unknown token', 'x'.repeat(43)],
])('the hub refuses a socket with %s', async (_, token) => {
  const error = await nextEvent(open(token === undefined ? undefined : { token }), 'connect_error');
  expect(error).toMatchObject({ message: 'Unauthenticated.', data: { valid: false, code: -1 } });
});

test('the hub refuses a socket that another site opens', async () => {
  const member = await mall.makeMember();
  const foreign = open(member, { origin: 'https://evil.test' });
  await nextEvent(foreign, 'connect_error');
  expect(foreign.connected).toBe(false);
  expect(await nextEvent(open(member, { origin: mall.baseUrl }), 'status')).toEqual({
    is_online: false,
  });
});

test('the hub refuses a socket from an origin that resembles this site', async () => {
  const member = await mall.makeMember();
  for (const origin of foreignOrigins(mall.baseUrl)) {
    const foreign = open(member, { origin });
    await nextEvent(foreign, 'connect_error');
    expect([origin, foreign.connected]).toEqual([origin, false]);
  }
});

test('the hub notifies members when colleagues connect and when the last one disconnects', async () => {
  const member = open(await mall.makeMember());
  const statuses: unknown[] = [];
  member.on('status', (status) => statuses.push(status));
  /** Another server asks once a second whether staff are connected. */
  const untilStatuses = (...expected: boolean[]) =>
    until(() => {
      vi.advanceTimersByTime(1_000);
      return isDeepStrictEqual(
        statuses,
        expected.map((is_online) => ({ is_online })),
      );
    });
  await untilStatuses(false);

  // On the site a colleague is a member.
  const agent = await makeColleague(mall, ['agent']);
  await pages.welcomed({ token: agent.siteToken });
  const staff = await pages.welcomedDesk(agent);
  await untilStatuses(false, true);
  const late = open(await mall.makeMember());
  expect(await nextEvent(late, 'status')).toEqual({ is_online: true });

  staff.close();
  await untilStatuses(false, true, false);
});

test('the hub disconnects the session’s sockets, and no others, at sign-out', async () => {
  const [member, other] = [await mall.makeMember(), await mall.makeMember()];
  const [mine, theirs] = [open(member), open(other)];
  await Promise.all([nextEvent(mine, 'status'), nextEvent(theirs, 'status')]);
  const cut = nextEvent(mine, 'disconnect');
  await mall.as(member).post('/api/logout');
  await cut;
  expect(theirs.connected).toBe(true);
  expect(await nextEvent(open(member), 'connect_error')).toBeInstanceOf(Error);
});

test.each([
  [
    'was revoked elsewhere',
    (id: number) =>
      mall.db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.memberId, id)),
  ],
  [
    'has expired',
    (id: number) =>
      mall.db
        .update(sessions)
        .set({ expiresAt: new Date(0) })
        .where(eq(sessions.memberId, id)),
  ],
  [
    'belongs to a deleted member',
    (id: number) =>
      mall.db.update(members).set({ deletedAt: new Date() }).where(eq(members.id, id)),
  ],
])('the hub disconnects the sockets of a session that %s within half a minute', async (_, end) => {
  const [member, other] = [await mall.makeMember(), await mall.makeMember()];
  const [mine, theirs] = [await pages.welcomed(member), await pages.welcomed(other)];
  const cut = nextEvent(mine, 'disconnect');
  await end(member.id);
  vi.advanceTimersByTime(30_000);
  await cut;
  expect(theirs.connected).toBe(true);
});

test('the hub notifies only the member’s pages of a new notification', async () => {
  const [member, other] = [await mall.makeMember(), await mall.makeMember()];
  const [mine, theirs] = [await pages.welcomed(member), await pages.welcomed(other)];
  const wrong: unknown[] = [];
  theirs.on('badges', () => wrong.push('received'));
  const updated = nextEvent(mine, 'badges');
  await transaction(mall.db, (tx) => notify(tx, member.id, NOTICE));
  await updated;
  expect(wrong).toEqual([]);
});

test('the hub notifies a page once of each notification when other members get some in between', async () => {
  const [member, other] = [await mall.makeMember(), await mall.makeMember()];
  const page = await pages.welcomed(member);
  let updates = 0;
  page.on('badges', () => (updates += 1));
  for (const { id } of [member, other, other, member, other])
    await transaction(mall.db, (tx) => notify(tx, id, NOTICE));
  // Events that were sent to the socket earlier arrive before this answer.
  await emitWithAck(page, 'typing', { is_typing: true });
  expect(updates).toBe(2);
});

test('the hub notifies nobody of a notification whose transaction is rolled back', async () => {
  const member = await mall.makeMember();
  const page = await pages.welcomed(member);
  let updates = 0;
  page.on('badges', () => (updates += 1));
  const failed = transaction(mall.db, async (tx) => {
    await notify(tx, member.id, NOTICE);
    throw new Error('It fails later');
  });
  await expect(failed).rejects.toThrow('It fails later');
  // Events that were sent to the socket earlier arrive before this answer.
  await emitWithAck(page, 'typing', { is_typing: true });
  expect(updates).toBe(0);
});

test('the hub accepts twenty of sixty sockets of one member that open at once', async () => {
  const member = await mall.makeMember();
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => {
      const socket = open(member);
      return Promise.race([
        nextEvent(socket, 'status').then(() => 'open'),
        nextEvent(socket, 'connect_error').then(() => 'refused'),
      ]);
    }),
  );
  const accepted = answers.filter((answer) => answer === 'open').length;
  expect(accepted).toBe(Math.min(60, 20 * serversOfRun()));
  // Those that closed make room.
  pages.close();
  await until(async () => {
    const socket = open(member);
    return Promise.race([
      nextEvent(socket, 'status').then(() => true),
      nextEvent(socket, 'connect_error').then(() => false),
    ]);
  });
});

test('the hub refuses sockets beyond the limit with a message, and accepts others', async () => {
  const member = await mall.makeMember();
  // Each server allows 20.
  for (let tab = 0; tab < 20 * serversOfRun(); tab += 1) await pages.welcomed(member);
  const error = await nextEvent(open(member, { 'accept-language': 'en' }), 'connect_error');
  expect(error).toMatchObject({ message: expect.stringContaining('please wait 60 seconds') });
  await pages.welcomed(await mall.makeMember());
});
