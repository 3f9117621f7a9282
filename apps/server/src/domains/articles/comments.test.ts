import type { Paged } from '@mall/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { members } from '../../db/schema';
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
  test('is allowed for its author and the post’s author', async () => {
    const author = await mall.makeMember({ gid: 4 });
    const { id } = await mall.makeArticle({ memberId: author.id });
    for (const [count, who] of [member, author].entries()) {
      const added = dataOf<Answer>(await addComment(id, `第 ${count} 則`)).comment;
      const seen = (await page(id, '', who)).list[0];
      expect(seen).toMatchObject({ id: added?.id, is_mine: true });
      const reply = await deleteComment(id, added?.id ?? 0, who);
      expect(reply.body.data).toEqual({ a_id: id, comment_count: 0, comment: null, parent: null });
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

describe('replying to a comment', () => {
  const reply = (a_id: number, reply_to: number, comment: string, as = member) =>
    mall.as(as).post('/api/article/message', { a_id, action: 'add', comment, reply_to });
  const repliesOf = async (id: number, as?: TestMember) =>
    dataOf<Paged<Comment & { reply_to: number }>>(
      await mall.as(as).get(`/api/article/message/reply/${id}`),
    );
  const addedId = (answer: Awaited<ReturnType<typeof addComment>>) =>
    dataOf<Answer>(answer).comment?.id ?? 0;
  const titles = async (as: TestMember) =>
    dataOf<Paged<{ title: string; content: string }>>(
      await mall.as(as).get('/api/notify/list/2'),
    ).list.map(({ title, content }) => `${title}${content}`);

  test('lists replies below their comment, one level deep, and counts them', async () => {
    const { id } = await mall.makeArticle();
    const parent = addedId(await addComment(id, '哪裡買'));
    const first = await reply(id, parent, '巷口');
    expect(first.body.data).toMatchObject({
      comment_count: 2,
      comment: { reply_to: parent },
      parent: { id: parent, reply_count: 1 },
    });
    await reply(id, addedId(first), '謝謝');
    expect((await repliesOf(parent)).list).toMatchObject([
      { comment: '巷口', reply_to: parent },
      { comment: '謝謝', reply_to: parent },
    ]);
    const { body } = await mall.as().get(`/api/article/message/${id}`);
    expect(body.data).toMatchObject({
      comment_count: 3,
      page: { total_count: 1 },
      list: [{ id: parent, reply_count: 2, reply_to: null }],
    });
    expect((await mall.as().get(`/api/article/detail/${id}`)).body.data).toMatchObject({
      comment_count: 3,
      comments: [{ id: parent }],
    });
  });

  test('is refused below a deleted comment and below the comment of another post', async () => {
    const [post, other] = [await mall.makeArticle(), await mall.makeArticle()];
    const parent = addedId(await addComment(post.id, '哪裡買'));
    expect((await reply(other.id, parent, '巷口')).body).toEqual(refused('notFound'));
    await deleteComment(post.id, parent);
    expect((await reply(post.id, parent, '巷口')).body).toEqual(refused('notFound'));
    expect((await mall.as().get(`/api/article/message/reply/${parent}`)).status).toBe(404);
  });

  test('keeps the counts true when replies and the deletion of their comment are concurrent', async () => {
    const { id } = await mall.makeArticle();
    const stays = addedId(await addComment(id, '留著'));
    const parent = addedId(await addComment(id, '刪掉'));
    await Promise.all([
      ...[1, 2, 3, 4].map((n) => reply(id, parent, `第 ${n} 則`)),
      deleteComment(id, parent),
      ...[1, 2, 3].map((n) => reply(id, stays, `再 ${n} 則`)),
    ]);
    const page = (await mall.as().get(`/api/article/message/${id}`)).body.data;
    expect(page).toMatchObject({
      comment_count: 4,
      page: { total_count: 1 },
      list: [{ id: stays, reply_count: 3 }],
    });
    expect((await repliesOf(stays)).list).toHaveLength(3);
  });

  test('deletes one reply once and keeps the others', async () => {
    const { id } = await mall.makeArticle();
    const parent = addedId(await addComment(id, '哪裡買'));
    const gone = addedId(await reply(id, parent, '刪掉'));
    await reply(id, parent, '留著');
    await Promise.all([1, 2, 3].map(() => deleteComment(id, gone)));
    expect((await repliesOf(parent)).list.map(({ comment }) => comment)).toEqual(['留著']);
    const { body } = await mall.as().get(`/api/article/message/${id}`);
    expect(body.data).toMatchObject({ comment_count: 2, list: [{ reply_count: 1 }] });
  });

  test('notifies the author of the comment, and the author of the reply that it answers', async () => {
    const author = await mall.makeMember({ gid: 4, name: '版主' });
    const [asker, helper] = [
      await mall.makeMember({ name: '小滿' }),
      await mall.makeMember({ name: '阿明' }),
    ];
    const { id } = await mall.makeArticle({ memberId: author.id });
    const parent = addedId(await addComment(id, '哪裡買', asker));
    const answer = addedId(await reply(id, parent, '巷口', helper));
    await reply(id, answer, '謝謝', asker);
    expect(await titles(asker)).toEqual(['阿明回覆您的留言「巷口」']);
    expect(await titles(helper)).toEqual(['小滿回覆您的留言「謝謝」']);
    expect(await titles(author)).toEqual(['小滿和其他 1 人在您的貼文留言「謝謝」']);
    await deleteComment(id, answer, helper);
    expect(await titles(asker)).toEqual([]);
    expect(await titles(author)).toEqual(['小滿在您的貼文留言「謝謝」']);
    await deleteComment(id, parent, asker);
    expect(await titles(author)).toEqual([]);
    expect(await titles(helper)).toEqual([]);
  });

  test('notifies nobody who left the group of a limited post', async () => {
    const asker = await mall.makeMember({ gid: 2 });
    const helper = await mall.makeMember({ gid: 2 });
    const { id } = await mall.makeArticle({ gids: [2] });
    const parent = addedId(await addComment(id, '哪裡買', asker));
    await mall.db.update(members).set({ gid: 1 }).where(eq(members.id, asker.id));
    await reply(id, parent, '秘密', helper);
    expect(await titles(asker)).toEqual([]);
    expect((await mall.as(asker).get(`/api/article/message/reply/${parent}`)).status).toBe(404);
  });
});

describe('liking a comment', () => {
  const like = (id: number, action: string, as = member) =>
    mall.as(as).post('/api/article/message/like', { id, action });

  test('notifies nobody who left the group of a limited post', async () => {
    const [asker, stays, liker] = [
      await mall.makeMember({ gid: 2 }),
      await mall.makeMember({ gid: 2 }),
      await mall.makeMember({ gid: 2 }),
    ];
    const { id } = await mall.makeArticle({ gids: [2] });
    const commentOf = async (who: TestMember) =>
      dataOf<Answer>(await addComment(id, '秘密', who)).comment?.id ?? 0;
    const [left, stayed] = [await commentOf(asker), await commentOf(stays)];
    await mall.db.update(members).set({ gid: 1 }).where(eq(members.id, asker.id));
    for (const comment of [left, stayed]) await like(comment, 'add', liker);
    const noticesOf = async (who: TestMember) =>
      dataOf<{ list: unknown[] }>(await mall.as(who).get('/api/notify/list/2')).list;
    expect(await noticesOf(asker)).toEqual([]);
    expect(await noticesOf(stays)).toHaveLength(1);
  });

  test('counts each member once when taps are concurrent, and notifies its author once', async () => {
    const asker = await mall.makeMember({ name: '小滿' });
    const other = await mall.makeMember({ name: '阿明' });
    const { id } = await mall.makeArticle();
    const comment = dataOf<Answer>(await addComment(id, '好香', asker)).comment?.id ?? 0;
    await Promise.all([1, 2, 3].flatMap(() => [like(comment, 'add'), like(comment, 'add', other)]));
    const read = async () => (await mall.as(member).get(`/api/article/message/${id}`)).body.data;
    expect(await read()).toMatchObject({ list: [{ is_like: true, like_count: 2 }] });
    const { body } = await mall.as(asker).get('/api/notify/list/2');
    expect(body.data).toMatchObject({ page: { total_count: 1 }, list: [{ content: '「好香」' }] });
    await Promise.all([1, 2].map(() => like(comment, 'delete')));
    expect(await read()).toMatchObject({ list: [{ is_like: false, like_count: 1 }] });
  });

  test('is refused for a deleted comment and below a hidden post', async () => {
    const inside = await mall.makeMember({ gid: 2 });
    const [post, limited] = [await mall.makeArticle(), await mall.makeArticle({ gids: [2] })];
    const gone = dataOf<Answer>(await addComment(post.id, '好香')).comment?.id ?? 0;
    const hidden = dataOf<Answer>(await addComment(limited.id, '好香', inside)).comment?.id ?? 0;
    await deleteComment(post.id, gone);
    for (const comment of [gone, hidden])
      expect((await like(comment, 'add')).body).toEqual(refused('notFound'));
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
