import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  articleComments,
  articleReports,
  articles,
  auditEntries,
  reportCopies,
} from '../../db/schema';
import { dataOf, TEST_PASSWORD, type TestMember } from '../../testing';
import { makeColleague, type TestColleague } from '../../testing/colleagues';
import { purgeReportCopies } from '../articles';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

interface Case {
  readonly target: { readonly type: 'article' | 'comment'; readonly id: number };
  readonly text: string;
  readonly change: string;
  readonly copies: readonly { readonly text: string }[];
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

  test.each([
    {
      name: 'a post',
      on: () => undefined,
      remove: { path: '/api/article/delete', of: () => ({ a_id: id }) },
    },
    {
      name: 'a comment',
      on: () => commentId,
      remove: {
        path: '/api/article/message',
        of: () => ({ a_id: id, action: 'delete', id: commentId }),
      },
    },
  ])('show what was reported when the author has deleted $name', async ({ on, remove }) => {
    await report(reader, '辱罵', on());
    const [before] = (await cases()).list;
    expect(before).toMatchObject({ change: 'none', copies: [{ text: before?.text }] });
    await mall.as(author).post(remove.path, remove.of());
    const [after, ...others] = (await cases()).list;
    expect(others).toEqual([]);
    expect(after).toMatchObject({
      ...{ target: before?.target, change: 'deleted', text: '', copies: [{ text: before?.text }] },
    });
    const counts = await moderator.get('/api/staff/wall/count');
    expect(counts.body.data).toMatchObject({ open: 1 });
    // Nothing is left to hide; the case is closed, and still says what it was about.
    const target = after?.target;
    expect((await decide('hide', { target, reason: '辱罵' })).body).toEqual(refused('notFound'));
    expect((await decide('dismiss', { target })).status).toBe(200);
    expect((await cases()).list).toEqual([]);
    expect((await cases('?view=closed')).list).toMatchObject([
      { change: 'deleted', copies: [{ text: before?.text }] },
    ]);
    expect((await decide('dismiss', { target })).body).toEqual(refused('notFound'));
  });

  test('show each reported version beside the present text when the author has edited the post', async () => {
    await report(reader, '辱罵');
    const edit = (content: string) =>
      mall.as(author).post('/api/article/update', {
        ...{ a_id: id, content, permission: '1', gids: [], product: [], picture: [], video: [] },
      });
    await edit('今天的晚餐是番茄炒蛋');
    const texts = (list: readonly Case[]) =>
      list.map(({ change, text, copies }) => [change, text, copies.map((copy) => copy.text)]);
    expect(texts((await cases()).list)).toEqual([
      ['edited', '今天的晚餐是番茄炒蛋', ['買一送一請加好友']],
    ]);
    await report(await mall.makeMember(), '洗版');
    // The same version once.
    await report(await mall.makeMember(), '洗版');
    expect(texts((await cases()).list)).toEqual([
      ['none', '今天的晚餐是番茄炒蛋', ['買一送一請加好友', '今天的晚餐是番茄炒蛋']],
    ]);
    await decide('dismiss', { target: post() });
    await report(await mall.makeMember(), '又來了');
    expect(texts((await cases()).list)).toEqual([
      ['none', '今天的晚餐是番茄炒蛋', ['今天的晚餐是番茄炒蛋']],
    ]);
  });

  test('lose their copies 30 days after the decision, and not before', async () => {
    await report(reader, '廣告');
    await report(reader, '廣告', commentId);
    await decide('dismiss', { target: post() });
    const after = async (days: number) => {
      await purgeReportCopies(mall.db, new Date(Date.now() + days * 24 * 60 * 60_000));
      return mall.db.select({ on: reportCopies.commentId }).from(reportCopies);
    };
    expect(await after(29)).toHaveLength(2);
    // The case of the comment is open.
    expect(await after(31)).toEqual([{ on: commentId }]);
  });

  test('lose their copies with the account of the author', async () => {
    await report(reader, '廣告');
    await report(reader, '廣告', commentId);
    const password = Buffer.from(TEST_PASSWORD).toString('base64');
    expect((await mall.as(author).post('/api/member/destroy', { password })).status).toBe(200);
    expect(await mall.db.$count(reportCopies)).toBe(0);
    expect((await cases()).list).toEqual([]);
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
  test('about a post leaves the case of its comment open, and the other way round', async () => {
    await report(reader, '廣告');
    await report(reader, '廣告', commentId);
    await decide('dismiss', { target: post() });
    expect((await cases()).list.map(({ target }) => target)).toEqual([comment()]);
    await report(await mall.makeMember(), '廣告');
    await decide('dismiss', { target: comment() });
    expect((await cases()).list.map(({ target }) => target)).toEqual([post()]);
  });

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
