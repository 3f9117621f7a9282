import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deskSessions } from '../../db/schema';
import { makeColleague, type TestColleague, type TestMember } from '../../testing';
import { deskCaller } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { fakeIntervals } from '../../testing/fake-intervals';
import { foreignOrigins } from '../../testing/foreign-origins';
import { emitWithAck, nextEvent, testSockets } from '../../testing/pages';
import { refused } from '../../testing/refused';

// The tests run the clock of the socket watch.
beforeAll(fakeIntervals);
const mall = describeMall();
afterAll(() => vi.useRealTimers());
const pages = testSockets(() => mall.baseUrl);
afterEach(() => pages.close());

let agent: TestColleague;
let member: TestMember;
beforeEach(async () => {
  agent = await makeColleague(mall, ['agent'], { name: '阿珠' });
  member = await mall.makeMember();
});

const refusalOf = (who: Pick<TestColleague, 'cookie'>, headers?: Record<string, string>) =>
  nextEvent(pages.openDesk(who, headers), 'connect_error');

describe('a socket of the desk', () => {
  test('is refused as a call would be', async () => {
    const clerk = await makeColleague(mall, ['clerk']);
    const half = await makeColleague(mall, ['owner'], { hasFactor: false });
    const locked = await makeColleague(mall, ['owner']);
    await locked.post('/api/staff/session/lock', {});
    const callers = [
      [deskCaller(mall), 'unauthenticated'],
      [deskCaller(mall, agent.siteToken), 'unauthenticated'],
      [clerk, 'forbidden'],
      [half, 'factorMissing'],
      [locked, 'deskLocked'],
    ] as const;
    for (const [who, failure] of callers) {
      expect(await refusalOf(who)).toMatchObject({ data: refused(failure) });
    }
  });

  test('is refused to pages of other sites, and not opened by a token', async () => {
    for (const origin of ['https://evil.test', ...foreignOrigins(mall.baseUrl)]) {
      await refusalOf(agent, { origin });
    }
    const withToken = { authorization: `Bearer ${agent.siteToken}` };
    expect(await refusalOf(deskCaller(mall), withToken)).toMatchObject({
      data: refused('unauthenticated'),
    });
    const own = pages.openDesk(agent, { origin: mall.baseUrl });
    await nextEvent(own, 'connect');
  });

  test.each([
    ['is locked', (who: TestColleague) => who.post('/api/staff/session/lock', {})],
    ['ends', (who: TestColleague) => who.post('/api/staff/session/sign-out', {})],
  ])('ends at once when its session %s', async (_, end) => {
    const other = await makeColleague(mall, ['agent']);
    const socket = await pages.welcomedDesk(agent);
    const theirs = await pages.welcomedDesk(other);
    const cut = nextEvent(socket, 'disconnect');
    expect((await end(agent)).status).toBe(200);
    await cut;
    expect(theirs.connected).toBe(true);
  });

  test('ends at once when its colleague loses the role', async () => {
    const owner = await makeColleague(mall, ['owner']);
    const socket = await pages.welcomedDesk(agent);
    const cut = nextEvent(socket, 'disconnect');
    const change = { id: agent.id, roles: ['clerk'] };
    expect((await owner.post('/api/staff/people/roles/store', change)).status).toBe(200);
    await cut;
  });

  test.each([
    ['was revoked elsewhere', { revokedAt: new Date() }],
    ['has expired', { expiresAt: new Date(0) }],
    ['was not used for half an hour', { lastUsedAt: new Date(0) }],
  ])('ends within half a minute when its session %s', async (_, change) => {
    const other = await makeColleague(mall, ['agent']);
    const socket = await pages.welcomedDesk(agent);
    const theirs = await pages.welcomedDesk(other);
    const cut = nextEvent(socket, 'disconnect');
    await mall.db.update(deskSessions).set(change).where(eq(deskSessions.memberId, agent.id));
    vi.advanceTimersByTime(30_000);
    await cut;
    expect(theirs.connected).toBe(true);
  });

  test('ends within half a minute when its colleague was given other roles by hand', async () => {
    const socket = await pages.welcomedDesk(agent);
    const cut = nextEvent(socket, 'disconnect');
    await mall.db.execute(sql`update staff set roles = '{clerk}'`);
    vi.advanceTimersByTime(30_000);
    await cut;
  });
});

describe('typing at the desk', () => {
  test('is shown to the member and to other colleagues, and not to oneself', async () => {
    const [page, desk] = [await pages.welcomed(member), await pages.welcomedDesk(agent)];
    const other = await pages.welcomedDesk(await makeColleague(mall, ['agent']));
    const own: unknown[] = [];
    desk.on('typing', (typing) => own.push(typing));
    const [atPage, atOther] = [nextEvent(page, 'typing'), nextEvent(other, 'typing')];
    const typing = { member_id: member.id, is_typing: true };
    expect(await emitWithAck(desk, 'typing', typing)).toMatchObject({ valid: true });
    expect(await atPage).toEqual({ ...typing, by_user: false });
    expect(await atOther).toEqual({ ...typing, colleague: { id: agent.id, name: '阿珠' } });
    expect(own).toEqual([]);
  });

  test('is refused when malformed, and beyond its rate limit', async () => {
    const desk = await pages.welcomedDesk(agent);
    for (const nonsense of [null, {}, { member_id: 1 }, { member_id: 'x', is_typing: true }]) {
      expect(await emitWithAck(desk, 'typing', nonsense)).toEqual(refused('invalidFields'));
    }
    const typing = { member_id: member.id, is_typing: true };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => emitWithAck(desk, 'typing', typing)),
    );
    // Refused ones count, too, and so do those of other tests: ids start at 1 in each.
    const accepted = answers.filter(({ valid }) => valid).length;
    expect([accepted > 0, accepted <= 16]).toEqual([true, true]);
    expect(answers.at(-1)).toEqual(refused('tooManyRequests'));
  });
});
