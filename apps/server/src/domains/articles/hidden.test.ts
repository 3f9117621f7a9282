import { beforeEach, describe, expect, test } from 'vitest';
import { articleComments, articleMedia } from '../../db/schema';
import { dataOf, type TestMember } from '../../testing';
import { makeColleague, type TestColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';
import { articlesInSitemap, authorsInSitemap } from './sitemap.repo';

/** Promise: what the shop hid is visible to its author alone, in every place. */
const REASON = '這是廣告';
const SECRETS = ['買一送一', '/media/posts/secret/1600.avif', REASON];

interface Comment {
  readonly id: number;
  readonly comment: string;
  readonly reply_count: number;
  readonly hidden_reason?: string;
}
interface Comments {
  readonly list: readonly Comment[];
  readonly page: { readonly total_count: number };
  readonly comment_count: number;
}

const mall = describeMall();
let moderator: TestColleague;
let author: TestMember;
let reader: TestMember;
let productId: number;
/** A post of the author that stays visible. */
let openId: number;
let id: number;
beforeEach(async () => {
  moderator = await makeColleague(mall, ['moderator']);
  author = await mall.makeMember({ gid: 4 });
  reader = await mall.makeMember();
  productId = (await mall.makeProduct({ name: '池上米' })).id;
  openId = (await mall.makeArticle({ memberId: author.id, content: '今天的好鄰居' })).id;
  const post = await mall.makeArticle({
    ...{ memberId: author.id, content: '好鄰居買一送一', productIds: [productId] },
    promoted: true,
  });
  id = post.id;
  await mall.db.insert(articleMedia).values({
    ...{ articleId: id, memberId: author.id, kind: 1 },
    path: '/media/posts/secret/1600.avif',
  });
});

const report = (comment?: number) =>
  mall.as(reader).post('/api/article/report', { a_id: id, comment_id: comment, reason: '廣告' });
const hide = (type: 'article' | 'comment', target: number) =>
  moderator.post('/api/staff/wall/hide', { target: { type, id: target }, reason: REASON });
const restore = (type: 'article' | 'comment', target: number) =>
  moderator.post('/api/staff/wall/restore', { target: { type, id: target } });
const add = async (who: TestMember, comment: string, reply_to?: number) =>
  dataOf<{ comment: Comment }>(
    await mall.as(who).post('/api/article/message', { a_id: id, action: 'add', comment, reply_to }),
  ).comment.id;
const comments = async (who?: TestMember) =>
  dataOf<Comments>(await mall.as(who).get(`/api/article/message/${id}`));
const replies = async (commentId: number, who?: TestMember) =>
  mall.as(who).get(`/api/article/message/reply/${commentId}`);

describe('a hidden post', () => {
  const reads = () => [
    '/api/article',
    '/api/article/promote',
    `/api/article/author/${openId}`,
    `/api/article/detail/${id}`,
    `/api/article/message/${id}`,
    '/api/article/collect',
    `/api/search/article/${encodeURIComponent('好鄰居')}`,
    `/api/product/detail/${productId}`,
    '/api/shop/index',
  ];
  const readAll = async (who?: TestMember) => {
    const answers = await Promise.all(reads().map((path) => mall.as(who).get(path)));
    return answers.map(({ body }) => JSON.stringify(body)).join('\n');
  };
  const ALL = { after: 0, last: 2_147_483_647 };
  const sitemap = async () => {
    const sources = [articlesInSitemap(mall.db), authorsInSitemap(mall.db)];
    const pages = await Promise.all(sources.map((source) => source.read(ALL, 100)));
    return pages.flat().map(({ path }) => path);
  };

  beforeEach(async () => {
    await mall.as(reader).post('/api/article/collect', { a_id: id, action: 'add' });
    await report();
    expect((await hide('article', id)).status).toBe(200);
  });

  test('reveals nothing of itself to guests, members and colleagues on the site', async () => {
    const colleague = { ...reader, token: moderator.siteToken };
    for (const who of [undefined, reader, colleague]) {
      const seen = await readAll(who);
      expect(seen).toContain('今天的好鄰居');
      for (const secret of SECRETS) expect(seen).not.toContain(secret);
    }
  });

  test('refuses every action to others, like a post that never existed', async () => {
    for (const [path, body] of [
      ['/api/article/like', { action: 'add' }],
      ['/api/article/collect', { action: 'add' }],
      ['/api/article/message', { action: 'add', comment: '嗨' }],
      ['/api/article/report', { reason: '廣告' }],
      ['/api/article/delete', {}],
    ] as const) {
      const reply = await mall.as(reader).post(path, { a_id: id, ...body });
      expect([path, reply.status, reply.body]).toEqual([path, 404, refused('notFound')]);
    }
  });

  test('is visible to its author with the reason, and may be deleted by them', async () => {
    const seen = await readAll(author);
    for (const secret of SECRETS) expect(seen).toContain(secret);
    const { body } = await mall.as(author).get(`/api/article/detail/${id}`);
    expect(body.data).toMatchObject({ hidden_reason: REASON, is_mine: true });
    const deleted = await mall.as(author).post('/api/article/delete', { a_id: id });
    expect(deleted.body.data).toEqual({ done: true });
  });

  test('is not in the sitemap, and its author only by other posts', async () => {
    expect(await sitemap()).toContain(`/article/${openId}`);
    expect(await sitemap()).not.toContain(`/article/${id}`);
    expect(await sitemap()).toContain(`/author/${openId}`);
    await mall.as(author).post('/api/article/delete', { a_id: openId });
    expect(await sitemap()).not.toContain(`/author/${openId}`);
  });

  test('is public again when it is restored', async () => {
    expect((await restore('article', id)).status).toBe(200);
    const seen = await readAll();
    expect(seen).toContain('買一送一');
    expect(seen).not.toContain(REASON);
    expect(await sitemap()).toContain(`/article/${id}`);
  });
});

describe('a hidden comment', () => {
  let commentId: number;
  let writer: TestMember;
  beforeEach(async () => {
    writer = await mall.makeMember();
    await add(reader, '好吃');
    commentId = await add(writer, '買一送一');
    await add(reader, '真的嗎', commentId);
    await report(commentId);
    expect((await hide('comment', commentId)).status).toBe(200);
  });

  test('is shown to its author alone with the reason, and counted for nobody', async () => {
    for (const who of [undefined, reader, author]) {
      const seen = await comments(who);
      expect(seen).toMatchObject({
        ...{ comment_count: 1, page: { total_count: 1 }, list: [{ comment: '好吃' }] },
      });
      expect((await replies(commentId, who)).body).toEqual(refused('notFound'));
      const { body } = await mall.as(who).get(`/api/article/detail/${id}`);
      expect(JSON.stringify(body)).not.toContain(REASON);
      expect(body.data).toMatchObject({ comments: [{ comment: '好吃' }] });
    }
    const { list } = await comments(writer);
    expect(list).toMatchObject([{ id: commentId, hidden_reason: REASON, reply_count: 1 }, {}]);
    const { body } = await mall.as(writer).get(`/api/article/detail/${id}`);
    expect(body.data).toMatchObject({ comments: [{}, { hidden_reason: REASON }] });
  });

  test('is withdrawn from the notifications of others', async () => {
    const notices = async (who: TestMember) =>
      JSON.stringify((await mall.as(who).get('/api/notify/list/2')).body);
    expect(await notices(author)).not.toContain('買一送一');
    expect(await notices(writer)).toContain(`「買一送一」現在只有您看得到。原因：${REASON}`);
  });

  test('refuses likes, reports and replies of others, and replies of its author', async () => {
    const asked = [
      await mall.as(reader).post('/api/article/message/like', { id: commentId, action: 'add' }),
      await report(commentId),
      await mall.as(writer).post('/api/article/message', {
        ...{ a_id: id, action: 'add', comment: '喂', reply_to: commentId },
      }),
    ];
    for (const { status, body } of asked)
      expect([status, body]).toEqual([404, refused('notFound')]);
  });

  test('is counted again with its replies when it is restored', async () => {
    await restore('comment', commentId);
    expect(await comments()).toMatchObject({ comment_count: 3, page: { total_count: 2 } });
  });

  test('changes no count when its author deletes it', async () => {
    await mall
      .as(writer)
      .post('/api/article/message', { a_id: id, action: 'delete', id: commentId });
    expect(await comments()).toMatchObject({ comment_count: 1, page: { total_count: 1 } });
    expect((await restore('comment', commentId)).body).toEqual(refused('notFound'));
    const rows = await mall.db.select({ id: articleComments.id }).from(articleComments);
    expect(rows).toHaveLength(3);
  });
});

describe('a hidden reply', () => {
  test('leaves the counts of its comment and post, and returns to them', async () => {
    const first = await add(author, '好吃');
    const replyId = await add(reader, '買一送一', first);
    await report(replyId);
    await hide('comment', replyId);
    expect(await comments()).toMatchObject({ comment_count: 1, list: [{ reply_count: 0 }] });
    expect((await replies(first)).body.data).toMatchObject({ list: [] });
    expect((await replies(first, reader)).body.data).toMatchObject({
      list: [{ hidden_reason: REASON }],
    });
    await restore('comment', replyId);
    expect(await comments()).toMatchObject({ comment_count: 2, list: [{ reply_count: 1 }] });
  });
});
