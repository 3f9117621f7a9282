import type { Paged } from '@mall/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf, type TestMember } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

let member: TestMember;
const mall = describeMall();
beforeEach(async () => {
  member = await mall.makeMember({ name: '劉媽媽' });
});

interface Comment {
  readonly id: number;
  readonly comment: string;
  readonly is_mine: boolean;
}
interface Answer {
  readonly comment_count: number;
  readonly comment: Comment | null;
}
const addComment = (a_id: number, comment: string, as = member, headers?: Record<string, string>) =>
  mall.as(as).post('/api/article/message', { a_id, action: 'add', comment }, headers);
const deleteComment = (a_id: number, id: number, as = member) =>
  mall.as(as).post('/api/article/message', { a_id, action: 'delete', id });
const page = async (a_id: number, query = '', as?: TestMember) =>
  dataOf<Paged<Comment>>(await mall.as(as).get(`/api/article/message/${a_id}${query}`));
const commentsOf = async (a_id: number, as?: TestMember) =>
  (await page(a_id, '', as)).list.map(({ comment }) => comment);

describe('commenting', () => {
  test('adds comments below a post, newest first, and counts them', async () => {
    const { id } = await mall.makeArticle();
    await addComment(id, '好香');
    const { body } = await addComment(id, '  <b>哪裡買</b>  ');
    expect(body.data).toMatchObject({
      a_id: id,
      comment_count: 2,
      comment: { comment: '<b>哪裡買</b>', create_name: '劉媽媽', is_mine: true },
    });
    expect(await commentsOf(id)).toEqual(['<b>哪裡買</b>', '好香']);
    const { body: post } = await mall.as().get(`/api/article/detail/${id}`);
    expect(post.data).toMatchObject({ comment_count: 2, comments: [{ comment: '好香' }, {}] });
  });

  test('twice with one key adds one comment', async () => {
    const { id } = await mall.makeArticle();
    const headers = { 'idempotency-key': 'comment-0001' };
    const replies = await Promise.all([1, 2, 3].map(() => addComment(id, '好香', member, headers)));
    expect(new Set(replies.map((reply) => dataOf<Answer>(reply).comment?.id)).size).toBe(1);
    expect(await commentsOf(id)).toEqual(['好香']);
  });

  test('is refused for a guest, for an empty or endless text, and below a missing post', async () => {
    const { id } = await mall.makeArticle();
    const limited = await mall.makeArticle({ gids: [7] });
    expect((await mall.as().post('/api/article/message', {})).body).toEqual(
      refused('unauthenticated'),
    );
    for (const words of ['   ', '字'.repeat(1001)]) {
      expect((await addComment(id, words)).body).toEqual(refused('invalidFields'));
    }
    const [hidden, none] = [await addComment(limited.id, '嗨'), await addComment(9999, '嗨')];
    expect(hidden.body).toEqual(refused('notFound'));
    expect(hidden.body).toEqual(none.body);
  });
});

describe('the comments of a post', () => {
  test('have pages that do not shift when new ones arrive', async () => {
    const { id } = await mall.makeArticle();
    for (let number = 1; number <= 25; number += 1) await addComment(id, `第 ${number} 則`);
    const one = await page(id);
    const until = one.list[0]?.id;
    await addComment(id, '剛剛');
    const two = await page(id, `?page=2&until=${until}`);
    expect(two.list.map(({ comment }) => comment)).toEqual(
      [5, 4, 3, 2, 1].map((n) => `第 ${n} 則`),
    );
    expect(two.page).toMatchObject({ total_count: 25, total_page: 2 });
  });

  test('of a limited post are visible to its groups only', async () => {
    const { id } = await mall.makeArticle({ gids: [2] });
    const inside = await mall.makeMember({ gid: 2 });
    await addComment(id, '自己人', inside);
    expect(await commentsOf(id, inside)).toEqual(['自己人']);
    for (const stranger of [undefined, member]) {
      const { status, body } = await mall.as(stranger).get(`/api/article/message/${id}`);
      expect([status, body]).toEqual([404, refused('notFound')]);
    }
  });
});

describe('deleting a comment', () => {
  test('is allowed for its author, the post’s author, and staff', async () => {
    const author = await mall.makeMember({ gid: 4 });
    const staff = await mall.makeMember({ role: 'staff' });
    const { id } = await mall.makeArticle({ memberId: author.id });
    for (const [count, who] of [member, author, staff].entries()) {
      const added = dataOf<Answer>(await addComment(id, `第 ${count} 則`)).comment;
      const seen = (await page(id, '', who)).list[0];
      expect(seen).toMatchObject({ id: added?.id, is_mine: true });
      const reply = await deleteComment(id, added?.id ?? 0, who);
      expect(reply.body.data).toEqual({ a_id: id, comment_count: 0, comment: null });
      expect(await commentsOf(id)).toEqual([]);
    }
  });

  test('is refused to others as if it did not exist', async () => {
    const [post, otherPost] = [await mall.makeArticle(), await mall.makeArticle()];
    const added = dataOf<Answer>(await addComment(post.id, '我的')).comment?.id ?? 0;
    const other = await mall.makeMember({ gid: 4 });
    const theirs = await deleteComment(post.id, added, other);
    expect([theirs.status, theirs.body]).toEqual([404, refused('notFound')]);
    expect(theirs.body).toEqual((await deleteComment(post.id, 9999, other)).body);
    expect((await deleteComment(otherPost.id, added)).body).toEqual(refused('notFound'));
    expect((await page(post.id, '', other)).list).toMatchObject([{ is_mine: false }]);
    expect(await commentsOf(post.id)).toEqual(['我的']);
  });

  test('twice at once counts once', async () => {
    const { id } = await mall.makeArticle();
    const first = await addComment(id, '留著');
    const added = dataOf<Answer>(await addComment(id, '刪掉')).comment?.id ?? 0;
    await Promise.all([1, 2, 3].map(() => deleteComment(id, added)));
    expect(dataOf<Answer>(first).comment_count).toBe(1);
    const { body } = await mall.as().get(`/api/article/detail/${id}`);
    expect(body.data).toMatchObject({ comment_count: 1 });
  });
});

test('a report is stored once for a post or one of its comments', async () => {
  const { id } = await mall.makeArticle();
  const added = dataOf<Answer>(await addComment(id, '廣告')).comment?.id ?? 0;
  const report = (more: object, as: TestMember | undefined = member) =>
    mall.as(as).post('/api/article/report', { a_id: id, reason: '這是廣告', ...more });
  for (let time = 0; time < 2; time += 1) {
    expect((await report({})).body.data).toEqual({ done: true });
    expect((await report({ comment_id: added })).body.data).toEqual({ done: true });
  }
  const { rows } = await mall.db.execute('select comment_id from article_reports order by 1');
  expect(rows).toEqual([{ comment_id: added }, { comment_id: null }]);
  expect((await report({ comment_id: 9999 })).body).toEqual(refused('notFound'));
  expect((await report({ a_id: 9999 })).body).toEqual(refused('notFound'));
  expect((await report({ reason: ' ' })).body).toEqual(refused('invalidFields'));
  expect((await mall.as().post('/api/article/report', {})).status).toBe(401);
});
