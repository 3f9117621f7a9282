import type { StaffReply } from '@mall/contract/staff';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf, type TestMember } from '../../testing';
import { makeColleague, type TestColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';
import { answerMember, askShop } from '../../testing/talk';

/** A colleague has seen all messages up to this id. */
const LATEST = 2_147_483_647;

const mall = describeMall();
let agent: TestColleague;
let amy: TestMember;
let ben: TestMember;
beforeEach(async () => {
  agent = await makeColleague(mall, ['agent'], { name: '阿珠' });
  amy = await mall.makeMember({ name: '王小明' });
  ben = await mall.makeMember({ name: '李小美' });
});

const list = async (query = '', who = agent) =>
  dataOf<StaffReply<'chat', 'list'>>(await who.get(`/api/staff/chat/list${query}`));
const names = async (queue: string, who = agent) =>
  (await list(`?queue=${queue}`, who)).list.map(({ name }) => name);
const counts = async (who = agent) =>
  dataOf<StaffReply<'chat', 'counts'>>(await who.get('/api/staff/chat/count'));
const post = (path: string, body: object, who = agent) => who.post(`/api/staff/chat/${path}`, body);
/** Moves when a member began to wait into the past. */
const backdate = (who: TestMember, minutes: number) =>
  mall.db
    .execute(sql`update chat_conversations set waiting_since = now() - make_interval(mins => ${minutes})
    where member_id = ${who.id}`);

describe('the queue of waiting conversations', () => {
  test('lists the longest wait first, also after it was read', async () => {
    const [question] = [
      await askShop(mall, amy, '請問幾點到？'),
      await askShop(mall, ben, '在嗎？'),
    ];
    await post('read', { member_id: amy.id, until: question.id });
    const { list: found } = await list();
    expect(found).toMatchObject([
      { member_id: amy.id, name: '王小明', unread_count: 0, state: 'open', assignee: null },
      { member_id: ben.id, name: '李小美', unread_count: 1, latest: { text: '在嗎？' } },
    ]);
  });

  test('counts the messages that are left when several are read at once', async () => {
    const [, second, third] = [
      await askShop(mall, amy, '請問幾點到？'),
      await askShop(mall, amy, '今天嗎？'),
      await askShop(mall, amy, '在嗎？'),
    ];
    const unread = async () => (await list()).list.map(({ unread_count }) => unread_count);
    expect(await unread()).toEqual([3]);
    await post('read', { member_id: amy.id, until: second.id });
    expect(await unread()).toEqual([1]);
    await askShop(mall, amy, '謝謝');
    expect(await unread()).toEqual([2]);
    await post('read', { member_id: amy.id, until: third.id });
    expect(await unread()).toEqual([1]);
    await post('read', { member_id: amy.id, until: LATEST });
    expect(await unread()).toEqual([0]);
  });

  test('keeps the time of the first message without an answer', async () => {
    await askShop(mall, amy, '一');
    await backdate(amy, 60);
    await askShop(mall, ben, '二');
    await askShop(mall, amy, '三');
    expect(await names('waiting')).toEqual(['王小明', '李小美']);
    await answerMember(agent, amy, '好的');
    await askShop(mall, amy, '四');
    expect(await names('waiting')).toEqual(['李小美', '王小明']);
  });

  test('loses a conversation when it is answered or resolved', async () => {
    await askShop(mall, amy, '在嗎？');
    await askShop(mall, ben, '在嗎？');
    await answerMember(agent, amy, '在');
    await post('resolve', { member_id: ben.id, seen_id: LATEST });
    expect(await names('waiting')).toEqual([]);
    expect(await names('resolved')).toEqual(['李小美']);
    expect(await names('open')).toEqual(['王小明']);
    expect(await names('mine')).toEqual(['王小明']);
  });

  test('is counted with its longest wait', async () => {
    expect(await counts()).toMatchObject({ waiting: 0, mine: 0, oldest: null });
    await askShop(mall, amy, '在嗎？');
    await askShop(mall, ben, '在嗎？');
    await post('assign', { member_id: amy.id, to: agent.id });
    const [first] = (await list()).list;
    expect(await counts()).toEqual({
      ...{ limit: 1000, waiting: 2, mine: 1 },
      oldest: first?.waiting_since,
    });
  });

  test.each(['waiting', 'open', 'snoozed', 'resolved', 'mine'])(
    'continues without a gap in the queue %s',
    async (queue) => {
      await askShop(mall, amy, '在嗎？');
      const state = queue === 'snoozed' || queue === 'resolved' ? queue : 'open';
      // Several wait since the same microsecond.
      await mall.db.execute(sql`
        with crowd as (
          insert into members (account, name, gid)
          select 'crowd' || n || '@mall.test', 'crowd', gid
          from members, generate_series(1, 64) as n where id = ${amy.id} returning id)
        insert into chat_conversations (member_id, latest_id, state, waiting_since, snoozed_until, assignee_id)
        select id, latest_id + (id % 1000), ${state},
          case when ${state} <> 'resolved' then timestamptz '2026-01-01 00:00:00.000123+08' end,
          case when ${state} = 'snoozed' then timestamptz '2099-01-01 00:00:00.000123+08' end,
          ${agent.id}
        from crowd, chat_conversations where member_id = ${amy.id}`);
      await mall.db.execute(sql`
        insert into chat_messages (id, member_id, author_id, client_id, type, text)
        overriding system value
        select latest_id, member_id, member_id, 'crowd-' || member_id, 1, '在嗎？'
        from chat_conversations where member_id <> ${amy.id}`);
      const found: number[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page: Awaited<ReturnType<typeof list>> = await list(
          `?queue=${queue}${after && `&after=${after}`}`,
        );
        found.push(...page.list.map(({ member_id: id }) => id));
        after = page.after;
      }
      const expected = queue === 'waiting' || queue === 'open' ? 65 : 64;
      expect([found.length, new Set(found).size]).toEqual([expected, expected]);
    },
  );

  test.each(['x', '1', '1.x', '-1.2', '99999999999999999999.1'])(
    'refuses the cursor %s',
    async (after) => {
      const reply = await agent.get(`/api/staff/chat/list?after=${after}`);
      expect([reply.status, reply.body]).toEqual([422, refused('invalidFields')]);
    },
  );
});

describe('a conversation', () => {
  test.each(['snooze', 'resolve'])('opens when its member writes after %s', async (move) => {
    await askShop(mall, amy, '在嗎？');
    await answerMember(agent, amy, '在');
    const more = move === 'snooze' ? { minutes: 60 } : { seen_id: LATEST };
    const body = { member_id: amy.id, ...more };
    await post(move, body);
    expect(await names('open')).toEqual([]);
    await askShop(mall, amy, '還有一件事');
    expect((await list('?queue=waiting')).list).toMatchObject([
      { state: 'open', snoozed_until: null, assignee: { id: agent.id, name: '阿珠' } },
    ]);
  });

  test('comes back when the time of its snooze has passed', async () => {
    await askShop(mall, amy, '下週到貨嗎？');
    const { body } = await post('snooze', { member_id: amy.id, minutes: 5 });
    expect(body.data).toMatchObject({ state: 'snoozed', snoozed_until: expect.any(String) });
    expect([await names('waiting'), await names('snoozed')]).toEqual([[], ['王小明']]);
    await mall.db.execute(sql`update chat_conversations set snoozed_until = now()`);
    expect([await names('waiting'), await names('snoozed')]).toEqual([['王小明'], []]);
    expect((await list()).list).toMatchObject([{ state: 'open', snoozed_until: null }]);
  });

  test('waits again when it is reopened without an answer', async () => {
    await askShop(mall, amy, '在嗎？');
    const [before] = (await list()).list;
    await post('resolve', { member_id: amy.id, seen_id: LATEST });
    expect((await post('reopen', { member_id: amy.id })).body.data).toMatchObject({
      state: 'open',
      waiting_since: before?.waiting_since,
    });
    await answerMember(agent, amy, '在');
    await post('resolve', { member_id: amy.id, seen_id: LATEST });
    expect((await post('reopen', { member_id: amy.id })).body.data).toMatchObject({
      waiting_since: null,
    });
  });

  test('is not resolved when its member has written a message that the colleague has not seen', async () => {
    const seen = await askShop(mall, amy, '在嗎？');
    const newer = await askShop(mall, amy, '還有一件事');
    const refusal = await post('resolve', { member_id: amy.id, seen_id: seen.id });
    expect([refusal.status, refusal.body]).toEqual([409, refused('wroteMeanwhile')]);
    expect(await names('waiting')).toEqual(['王小明']);
    // An answer of a colleague is no reason to refuse.
    await answerMember(agent, amy, '請說');
    const resolved = await post('resolve', { member_id: amy.id, seen_id: newer.id });
    expect(resolved.body.data).toMatchObject({ state: 'resolved' });
  });

  test('of nobody becomes that of who answers, and stays that of its colleague', async () => {
    await askShop(mall, amy, '在嗎？');
    await answerMember(agent, amy, '在');
    expect(await names('mine')).toEqual(['王小明']);
    const other = await makeColleague(mall, ['agent'], { name: '阿明' });
    await answerMember(other, amy, '我也在');
    expect([await names('mine'), await names('mine', other)]).toEqual([['王小明'], []]);
    await post('assign', { member_id: amy.id, to: null });
    expect(await names('mine')).toEqual([]);
  });

  test('is assigned to active colleagues who may answer only', async () => {
    await askShop(mall, amy, '在嗎？');
    const clerk = await makeColleague(mall, ['clerk']);
    for (const to of [clerk.id, amy.id, 9999]) {
      expect((await post('assign', { member_id: amy.id, to })).body).toEqual(refused('notFound'));
    }
    expect((await agent.get('/api/staff/chat/colleague/list')).body.data).toEqual([
      { id: agent.id, name: '阿珠' },
    ]);
  });

  test.each(['assign', 'snooze', 'resolve', 'reopen'])(
    'that does not exist refuses %s',
    async (move) => {
      const bodies = {
        assign: { to: null },
        snooze: { minutes: 5 },
        resolve: { seen_id: 0 },
        reopen: {},
      };
      const body = { member_id: amy.id, ...bodies[move as keyof typeof bodies] };
      expect((await post(move, body)).body).toEqual(refused('notFound'));
    },
  );
});
