import type { ChatMessage } from '@mall/contract';
import type { StaffReply } from '@mall/contract/staff';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, chatMessages } from '../../db/schema';
import { dataOf, type TestMember } from '../../testing';
import { makeColleague, type TestColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { nextEvent, testSockets } from '../../testing/pages';
import { refused } from '../../testing/refused';
import { answerMember, askShop, sendAnswer } from '../../testing/talk';

const mall = describeMall();
const pages = testSockets(() => mall.baseUrl);
let agent: TestColleague;
let other: TestColleague;
let member: TestMember;
beforeEach(async () => {
  agent = await makeColleague(mall, ['agent'], { name: '阿珠' });
  other = await makeColleague(mall, ['agent'], { name: '阿明' });
  member = await mall.makeMember({ name: '王小明' });
});
afterEach(() => pages.close());

const post = (path: string, body: object, who = agent) => who.post(`/api/staff/chat/${path}`, body);
const history = async (query = '') =>
  dataOf<StaffReply<'chat', 'history'>>(
    await agent.get(`/api/staff/chat/history/${member.id}${query}`),
  );
const audited = async () =>
  (await mall.db.select().from(auditEntries).orderBy(auditEntries.id)).map(
    ({ action, subject }) => `${action} ${subject}`,
  );
const guarded = (who: TestColleague, text: string, seen_id: number) =>
  sendAnswer(who, member, text, { seen_id, even_if_answered: false });

describe('an answer', () => {
  test('reaches the open page of the member at once, in the name of its author', async () => {
    const page = await pages.welcomed(member);
    const event = nextEvent(page, 'message');
    const answer = await answerMember(agent, member, '今天下午');
    expect(await event).toEqual(answer);
    expect(answer).toMatchObject({ text: '今天下午', from_user: false, create_name: '阿珠' });
    expect((await history()).list).toEqual([answer]);
  });

  test('is recorded without its text, in the transaction of the message', async () => {
    await answerMember(agent, member, '今天下午');
    const entries = await mall.db
      .select({
        entry: sql<string>`${auditEntries}.xmin`,
        message: sql<string>`${chatMessages}.xmin`,
        whole: sql<string>`row_to_json(${auditEntries})::text`,
      })
      .from(auditEntries)
      .innerJoin(chatMessages, sql`true`);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.entry).toBe(entries[0]?.message);
    expect(entries[0]?.whole).not.toContain('今天下午');
    expect(await audited()).toEqual([`chat.answered conversation:${member.id}`]);
  });

  test('is refused after an answer of a colleague that its author has not seen', async () => {
    const question = await askShop(mall, member, '請問幾點到？');
    const first = dataOf<ChatMessage>(await guarded(other, '三點', question.id));
    const refusal = await guarded(agent, '五點', question.id);
    expect([refusal.status, refusal.body]).toEqual([409, refused('answeredMeanwhile')]);
    expect(refusal.body.msg).toContain('阿明');
    expect(await audited()).toHaveLength(1);
    expect((await guarded(agent, '五點', first.id)).status).toBe(200);
    expect((await sendAnswer(other, member, '六點', { seen_id: 0 })).status).toBe(200);
  });

  test('is not refused after answers of its own author, or messages of the member', async () => {
    const { id } = await askShop(mall, member, '在嗎？');
    expect((await guarded(agent, '在', id)).status).toBe(200);
    await askShop(mall, member, '太好了');
    expect((await guarded(agent, '請說', id)).status).toBe(200);
  });

  test('of exactly one colleague is stored when several answer at once', async () => {
    const { id } = await askShop(mall, member, '在嗎？');
    const colleagues = [agent, other, await makeColleague(mall, ['agent'])];
    const replies = await Promise.all(colleagues.map((who) => guarded(who, '在', id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await history()).list).toHaveLength(2);
    expect(await audited()).toHaveLength(1);
  });

  test('sent twice with one client id is stored and recorded once', async () => {
    const { id } = await askShop(mall, member, '在嗎？');
    const body = { seen_id: id, even_if_answered: false, client_id: 'answer-of-agent' };
    const once = await sendAnswer(agent, member, '在', body);
    await answerMember(other, member, '我也在');
    const replies = await Promise.all([1, 2].map(() => sendAnswer(agent, member, '在', body)));
    for (const reply of replies) expect(reply.body.data).toEqual(once.body.data);
    expect((await history()).list).toHaveLength(3);
    expect(await audited()).toHaveLength(2);
  });

  test('is refused to nobody, to oneself, and with the client id of another conversation', async () => {
    const stranger = await mall.makeMember();
    expect((await sendAnswer(agent, { id: 9999 }, '有人嗎')).body).toEqual(refused('notFound'));
    expect((await sendAnswer(agent, agent, '自己')).body).toEqual(refused('forbidden'));
    await sendAnswer(agent, member, '給小明', { client_id: 'answer-of-agent' });
    const again = await sendAnswer(agent, stranger, '給別人', { client_id: 'answer-of-agent' });
    expect(again.body).toEqual(refused('notFound'));
    expect(await mall.db.$count(chatMessages)).toBe(1);
  });

  test('is refused to a clerk', async () => {
    const clerk = await makeColleague(mall, ['clerk']);
    const reply = await sendAnswer(clerk, member, '在');
    expect([reply.status, reply.body]).toEqual([403, refused('forbidden')]);
    expect(await mall.db.$count(chatMessages)).toBe(0);
  });
});

describe('reading at the desk', () => {
  test('shows the newest messages, and older ones by a cursor, and marks nothing', async () => {
    await mall.db.insert(chatMessages).values(
      Array.from({ length: 65 }, (_, at) => ({
        ...{ memberId: member.id, authorId: member.id, clientId: `question-${at}` },
        ...{ type: 1 as const, text: `第 ${at} 則`, createdAt: new Date('2026-11-20T04:30:05Z') },
      })),
    );
    const texts: string[] = [];
    let before: string | null = '';
    while (before !== null) {
      const page: Awaited<ReturnType<typeof history>> = await history(
        before && `?before=${encodeURIComponent(before)}`,
      );
      texts.unshift(...page.list.map((each) => (each.type === 1 ? each.text : '')));
      before = page.before;
    }
    expect(texts).toEqual(Array.from({ length: 65 }, (_, at) => `第 ${at} 則`));
    expect((await history()).list.some(({ admin_read }) => admin_read)).toBe(false);
    expect((await agent.get('/api/staff/chat/history/9999')).body).toEqual(refused('notFound'));
  });

  test('is shown to the member when a colleague has read their messages', async () => {
    const page = await pages.welcomed(member);
    const { id } = await askShop(mall, member, '在嗎？');
    const seen = nextEvent(page, 'seen');
    await post('read', { member_id: member.id, until: id });
    expect(await seen).toEqual({ member_id: member.id, by_user: false, until: id });
    expect((await post('read', { member_id: 9999, until: id })).body).toEqual(refused('notFound'));
  });
});

describe('canned replies', () => {
  test('are added, changed and deleted, by title, and recorded', async () => {
    const save = async (body: object) =>
      dataOf<StaffReply<'chat', 'cannedReplies'>>(await post('reply/store', body));
    const [first] = await save({ title: '運費', text: '滿千免運。' });
    await save({ title: '出貨', text: '明天出貨。' });
    expect(await save({ id: first?.id, title: '運費', text: '滿 1,000 元免運。' })).toMatchObject([
      { title: '出貨' },
      { title: '運費', text: '滿 1,000 元免運。' },
    ]);
    const left = await post('reply/delete', { id: first?.id });
    expect(left.body.data).toMatchObject([{ title: '出貨' }]);
    expect((await agent.get('/api/staff/chat/reply/list')).body.data).toEqual(left.body.data);
    expect((await post('reply/delete', { id: first?.id })).body).toEqual(refused('notFound'));
    expect((await post('reply/store', { id: 9999, title: 'x', text: 'x' })).body).toEqual(
      refused('notFound'),
    );
    expect(await audited()).toEqual([
      'chat.cannedReplySaved cannedReply:1',
      'chat.cannedReplySaved cannedReply:2',
      'chat.cannedReplySaved cannedReply:1',
      'chat.cannedReplyDeleted cannedReply:1',
    ]);
  });
});
