import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { articleComments, articleReports, articles, auditEntries } from '../../db/schema';
import { dataOf, type TestMember } from '../../testing';
import { makeColleague, type TestColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

interface Case {
  readonly target: { readonly type: 'article' | 'comment'; readonly id: number };
  readonly text: string;
  readonly hidden_reason: string | null;
  readonly reports_count: number;
  readonly reports: readonly { readonly reporter: string; readonly reason: string }[];
  readonly decide_time: string | null;
}
interface CasePage {
  readonly list: readonly Case[];
  readonly after: string | null;
}

const mall = describeMall();
let moderator: TestColleague;
let author: TestMember;
let reader: TestMember;
let id: number;
let commentId: number;

beforeEach(async () => {
  moderator = await makeColleague(mall, ['moderator'], { name: '管理林' });
  author = await mall.makeMember({ gid: 4, name: '張小芬' });
  reader = await mall.makeMember({ name: '何明哲' });
  id = (await mall.makeArticle({ memberId: author.id, content: '買一送一請加好友' })).id;
  const added = await mall
    .as(author)
    .post('/api/article/message', { a_id: id, action: 'add', comment: '點我賺錢' });
  commentId = dataOf<{ comment: { id: number } }>(added).comment.id;
});

const report = (who: TestMember, reason: string, comment?: number) =>
  mall.as(who).post('/api/article/report', { a_id: id, comment_id: comment, reason });
const cases = async (query = '') =>
  dataOf<CasePage>(await moderator.get(`/api/staff/wall/case/list${query}`));
const post = () => ({ type: 'article', id });
const comment = () => ({ type: 'comment', id: commentId });
const decide = (how: 'dismiss' | 'hide' | 'restore', body: object, who = moderator) =>
  who.post(`/api/staff/wall/${how}`, body);

describe('the cases', () => {
  test('group the reports of one post or comment, the earliest first', async () => {
    await report(reader, '廣告');
    await report(await mall.makeMember({ name: '歐陽' }), '洗版', commentId);
    await report(await mall.makeMember({ name: '簡志勇' }), '詐騙');
    const { list, after } = await cases();
    expect(after).toBeNull();
    expect(list).toMatchObject([
      {
        target: post(),
        a_id: id,
        text: '買一送一請加好友',
        author: '張小芬',
        hidden_reason: null,
        reports_count: 2,
        reports: [
          { reporter: '何•••', reason: '廣告' },
          { reporter: '簡•••', reason: '詐騙' },
        ],
        decide_time: null,
      },
      { target: comment(), a_id: id, text: '點我賺錢', pictures: [], reports_count: 1 },
    ]);
    const counts = await moderator.get('/api/staff/wall/count');
    expect(counts.body.data).toMatchObject({ open: 2, limit: 100, oldest: expect.any(String) });
  });

  test('leave out what its author has deleted', async () => {
    await report(reader, '廣告');
    await report(reader, '廣告', commentId);
    await mall.as(author).post('/api/article/delete', { a_id: id });
    expect((await cases()).list).toEqual([]);
    const counts = await moderator.get('/api/staff/wall/count');
    expect(counts.body.data).toMatchObject({ open: 0, oldest: null });
    expect((await decide('dismiss', { target: post() })).body).toEqual(refused('notFound'));
  });

  test('are read in pages without losing or repeating one', async () => {
    const more = await mall.db
      .insert(articles)
      .values(
        Array.from({ length: 120 }, () => ({
          memberId: author.id,
          content: '貼',
          permission: 1 as const,
        })),
      )
      .returning({ id: articles.id });
    // Equal times within each page.
    await mall.db.insert(articleReports).values(
      more.map((each, at) => ({
        ...{ articleId: each.id, memberId: reader.id, reason: '廣告' },
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(at / 40))),
      })),
    );
    for (const view of ['open', 'closed']) {
      const ids: number[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page: CasePage = await cases(`?view=${view}${after && `&after=${after}`}`);
        ids.push(...page.list.map(({ target }) => target.id));
        ({ after } = page);
      }
      const sequence = more.map((each) => each.id);
      expect(ids).toEqual(view === 'open' ? sequence : sequence.reverse());
      await mall.db.update(articleReports).set({ resolvedAt: sql`created_at` });
    }
  });
});

describe('a decision', () => {
  test('that nothing is wrong closes the case, and changes nothing for members', async () => {
    await report(reader, '看不順眼');
    expect((await decide('dismiss', { target: post() })).body.data).toEqual({ done: true });
    expect((await cases()).list).toEqual([]);
    expect((await cases('?view=closed')).list).toMatchObject([
      { target: post(), hidden_reason: null, decide_time: expect.any(String) },
    ]);
    expect((await mall.as().get(`/api/article/detail/${id}`)).status).toBe(200);
    const notices = await mall.as(author).get('/api/notify/list/2');
    expect(JSON.stringify(notices.body)).not.toContain('隱藏');
  });

  test('to hide notifies the author of the reason and leads to the post', async () => {
    await report(reader, '廣告');
    await decide('hide', { target: post(), reason: '這是廣告' });
    const [notice] = dataOf<{ list: object[] }>(
      await mall.as(author).get('/api/notify/list/2'),
    ).list;
    expect(notice).toMatchObject({
      title: '您的貼文已由小編隱藏',
      content: '「買一送一請加好友」現在只有您看得到。原因：這是廣告',
      target: { type: 'article', a_id: id },
    });
    expect((await cases('?view=closed')).list).toMatchObject([{ hidden_reason: '這是廣告' }]);
  });

  test('to hide needs a reason and a strict body', async () => {
    await report(reader, '廣告');
    for (const body of [
      { target: post() },
      { target: post(), reason: '  ' },
      { target: post(), reason: '長'.repeat(201) },
      { target: { ...post(), memberId: 1 }, reason: '廣告' },
      { target: post(), reason: '廣告', promoted: true },
    ]) {
      expect((await decide('hide', body)).status).toBe(422);
    }
    expect((await cases()).list).toHaveLength(1);
  });

  test('to restore shows it again, and replaces the notification', async () => {
    await report(reader, '廣告');
    await decide('hide', { target: post(), reason: '這是廣告' });
    await decide('restore', { target: post() });
    expect((await mall.as().get(`/api/article/detail/${id}`)).status).toBe(200);
    const notices = await mall.as(author).get('/api/notify/list/2');
    expect(JSON.stringify(notices.body)).toContain('您的貼文恢復顯示了');
    expect(JSON.stringify(notices.body)).not.toContain('這是廣告');
    expect((await decide('restore', { target: post() })).body).toEqual(refused('caseDecided'));
  });

  test('that comes second is refused, also at the same time', async () => {
    await report(reader, '廣告');
    const other = await makeColleague(mall, ['manager'], { name: '店長蘇' });
    const replies = await Promise.all([
      decide('hide', { target: post(), reason: '這是廣告' }),
      decide('dismiss', { target: post() }, other),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toEqual(refused('caseDecided'));
    expect(await mall.db.$count(auditEntries)).toBe(1);
  });

  test('about what was never reported, or does not exist, is refused', async () => {
    expect((await decide('hide', { target: post(), reason: '廣告' })).body).toEqual(
      refused('caseDecided'),
    );
    const none = { type: 'comment', id: 999_999 };
    expect((await decide('dismiss', { target: none })).body).toEqual(refused('notFound'));
  });

  test('is recorded with reason, before and after in the transaction of the change', async () => {
    await report(reader, '廣告', commentId);
    await report(await mall.makeMember(), '詐騙', commentId);
    await decide('hide', { target: comment(), reason: '這是廣告' });
    const rows = await mall.db
      .select({
        entry: sql<string>`${auditEntries}.xmin`,
        changed: sql<string>`${articleComments}.xmin`,
        report: sql<string>`(select min(xmin::text) from article_reports)`,
        action: auditEntries.action,
        reason: auditEntries.reason,
        changes: auditEntries.changes,
      })
      .from(auditEntries)
      .innerJoin(
        articleComments,
        sql`${auditEntries.subject} = 'comment:' || ${articleComments.id}`,
      );
    expect(rows).toMatchObject([
      {
        action: 'wall.hidden',
        reason: '這是廣告',
        changes: [
          { field: 'state', before: 'shown', after: 'hidden' },
          { field: 'open_reports', before: 2, after: 0 },
        ],
      },
    ]);
    expect(rows[0]?.entry).toBe(rows[0]?.changed);
    expect(rows[0]?.entry).toBe(rows[0]?.report);
    await decide('restore', { target: comment() });
    const [, restored] = await mall.db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(restored).toMatchObject({
      action: 'wall.restored',
      changes: [
        { field: 'state', before: 'hidden', after: 'shown' },
        { field: 'hidden_reason', before: '這是廣告', after: null },
      ],
    });
  });
});
