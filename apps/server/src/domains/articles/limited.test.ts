import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { articleCollects, articleComments, articleMedia } from '../../db/schema';
import type { TestMember } from '../../testing';
import { CACHES_ON } from '../../testing/caches-on';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

/** Promise: only its groups see a group-limited post, in every place. */
let productId: number;
let id: number;
let commentId: number;
/** The page of the author of the post. */
let authorId: number;
/** Texts and names that occur only in the limited post. */
const SECRETS = ['只給好鄰居', '悄悄話', '/media/posts/secret/1600.avif'];

const mall = describeMall(CACHES_ON);
beforeEach(async () => {
  productId = (await mall.makeProduct({ name: '池上米' })).id;
  const author = await mall.makeMember({ gid: 4 });
  const open = await mall.makeArticle({ memberId: author.id, content: '大家都看得到的好鄰居' });
  authorId = open.id;
  const post = await mall.makeArticle({
    memberId: author.id,
    content: '只給好鄰居看',
    gids: [2],
    productIds: [productId],
    promoted: true,
    commentCount: 1,
  });
  id = post.id;
  const [comment] = await mall.db
    .insert(articleComments)
    .values({ articleId: id, memberId: author.id, comment: '悄悄話' })
    .returning();
  commentId = comment?.id ?? 0;
  await mall.db.insert(articleMedia).values({
    articleId: id,
    memberId: author.id,
    kind: 1,
    path: '/media/posts/secret/1600.avif',
  });
});

/** Every endpoint that can return a post. */
const reads = () => [
  '/api/article',
  '/api/article?page=2',
  `/api/article?until=${encodeURIComponent(`2099-12-31 23:59:59.000000.${id}`)}`,
  '/api/article/promote',
  `/api/article/author/${authorId}`,
  `/api/article/author/${id}`,
  `/api/article/detail/${id}`,
  `/api/article/message/${id}`,
  '/api/article/collect',
  `/api/search/article/${encodeURIComponent('好鄰居')}`,
  `/api/search/article/${encodeURIComponent('悄悄話')}`,
  `/api/product/detail/${productId}`,
  '/api/shop/index',
];
/** Every action on a post. */
const actions = (): [string, object][] => [
  ['/api/article/like', { a_id: id, action: 'add' }],
  ['/api/article/like', { a_id: id, action: 'delete' }],
  ['/api/article/collect', { a_id: id, action: 'add' }],
  ['/api/article/message', { a_id: id, action: 'add', comment: '嗨' }],
  ['/api/article/message', { a_id: id, action: 'delete', id: commentId }],
  ['/api/article/report', { a_id: id, reason: '?' }],
  ['/api/article/report', { a_id: id, comment_id: commentId, reason: '?' }],
  ['/api/article/delete', { a_id: id }],
  [
    '/api/article/update',
    { a_id: id, content: '?', permission: '1', gids: [], product: [], picture: [], video: [] },
  ],
];
const collect = (memberId: number) =>
  mall.db.insert(articleCollects).values({ articleId: id, memberId });
const readAll = async (member?: TestMember) => {
  const replies = await Promise.all(reads().map((path) => mall.as(member).get(path)));
  return replies.map(({ body }) => JSON.stringify(body)).join('\n');
};

describe('a limited post', () => {
  test.each([
    ['a guest', null],
    ['a member of another group', { gid: 1 }],
    ['a poster of another group', { gid: 4 }],
    ['a dealer of another group', { gid: 3, isDealer: true }],
  ])('reveals nothing of itself to %s', async (_, who) => {
    const member = who ? await mall.makeMember(who) : undefined;
    if (member) await collect(member.id);
    const seen = await readAll(member);
    expect(seen).toContain('大家都看得到');
    for (const secret of SECRETS) expect(seen).not.toContain(secret);
    expect(seen).not.toContain(`"id":${id},"content"`);
  });

  test('refuses every action to others, like a post that never existed', async () => {
    const stranger = await mall.makeMember({ gid: 4 });
    for (const [path, body] of actions()) {
      const theirs = await mall.as(stranger).post(path, body);
      const none = await mall.as(stranger).post(path, { ...body, a_id: 99_999 });
      expect([path, theirs.status, theirs.body]).toEqual([path, 404, refused('notFound')]);
      expect(theirs.body).toEqual(none.body);
    }
    const rows = await mall.db.execute(`
      select (select count(*) from article_likes) + (select count(*) from article_reports)
        + (select count(*) from article_comments where id <> ${commentId}) as done`);
    expect(Number(rows.rows[0]?.['done'])).toBe(0);
  });

  test('is not revealed by a start position of the wall at its place', async () => {
    const [deleted, later] = [await mall.makeArticle(), await mall.makeArticle()];
    await mall.db.execute(`update articles set deleted_at = now() where id = ${deleted.id}`);
    const ask = async (until: string, who?: TestMember) =>
      (await mall.as(who).get(`/api/article?until=${encodeURIComponent(until)}`)).body;
    const stranger = await mall.makeMember({ gid: 4 });
    for (const who of [undefined, stranger]) {
      // Ids are not accepted as positions.
      const none = await ask('2000000000', who);
      for (const number of [id, deleted.id, later.id]) {
        expect(await ask(String(number), who)).toEqual(none);
      }
      // Its exact time is answered like the time before, and like any other position there.
      const { rows } = await mall.db.execute<{ id: number; at: string; before: string }>(`
        select id, to_char(created_at at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI:SS.US') as at,
          to_char((created_at - interval '1 microsecond') at time zone 'Asia/Taipei',
            'YYYY-MM-DD HH24:MI:SS.US') as before
        from articles where id in (${id}, ${deleted.id})`);
      expect(rows).toHaveLength(2);
      for (const row of rows) {
        const before = (await ask(`${row.before}.2147483647`, who)).data as object;
        expect(before).toMatchObject({ list: expect.any(Array), newer_count: expect.any(Number) });
        for (const number of [row.id, row.id - 1, row.id + 1, 2_147_483_647]) {
          const until = `${row.at}.${number}`;
          expect((await ask(until, who)).data).toEqual({ ...before, until });
        }
      }
    }
  });

  test('is visible to its group', async () => {
    const inside = await mall.makeMember({ gid: 2 });
    await collect(inside.id);
    const seen = await readAll(inside);
    for (const secret of SECRETS) expect(seen).toContain(secret);
  });

  test('is counted for its group alone, also when the length of a long list is cached', async () => {
    // A server without cached counts of earlier tests.
    await mall.restart();
    const [guest, neighbour] = [mall.as(), mall.as(await mall.makeMember({ gid: 2 }))];
    // Lists above a thousand are not counted again for each page.
    await mall.db.execute(sql`insert into articles (member_id, content, permission)
      select member_id, content, 1 from articles, generate_series(1, 1100) where permission = 1`);
    const total = async (who: typeof guest) => {
      const { body } = await who.get('/api/article');
      return (body.data as { page: { total_count: number } }).page.total_count;
    };
    expect(await total(neighbour)).toBe(1_102);
    expect(await total(guest)).toBe(1_101);
    expect(await total(neighbour)).toBe(1_102);
  });
});
