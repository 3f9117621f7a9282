import type { Paged } from '@mall/contract';
import { describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import {
  articleCollects,
  articleComments,
  articleLikes,
  articleMedia,
  articles,
} from '../../db/schema';
import type { TestMember } from '../../testing';
import { describeMall } from '../../testing/describe-mall';

const mall = describeMall();

type Wall = Paged<{ id: number; is_like: boolean }>;
async function wall(member?: TestMember, page = 1): Promise<Wall> {
  const { status, body } = await mall.as(member).get(`/api/article?page=${page}`);
  expect(status).toBe(200);
  return body.data as Wall;
}
const ids = async (member?: TestMember) => (await wall(member)).list.map(({ id }) => id);

describe('the wall', () => {
  test('shows a post with its author, media, products and comments', async () => {
    const author = await mall.makeMember({ name: '阿芬廚房', avatar: '/media/a.avif' });
    const neighbour = await mall.makeMember({ name: '劉媽媽' });
    const product = await mall.makeProduct({ name: '池上米', rules: [{ amount: 250, stock: 0 }] });
    const hidden = await mall.makeProduct({ published: false });
    const { id } = await mall.makeArticle({
      memberId: author.id,
      content: '今天煮飯\n好香',
      likeCount: 3,
      commentCount: 3,
      createdAt: new Date('2026-05-01T16:30:00Z'),
      productIds: [hidden.id, product.id],
    });
    const media = { articleId: id, memberId: author.id };
    await mall.db.insert(articleMedia).values([
      { ...media, kind: 1, path: '/media/2.avif', position: 1 },
      { ...media, kind: 1, path: '/media/1.avif', position: 0 },
      { ...media, kind: 2, path: '/media/v.mp4', poster: '/media/v.avif' },
    ]);
    const comment = { articleId: id, memberId: neighbour.id };
    await mall.db.insert(articleComments).values([
      { ...comment, comment: '一' },
      { ...comment, comment: '二' },
      { ...comment, comment: '三' },
      { ...comment, comment: '不見了', deletedAt: new Date() },
    ]);
    const { list, page } = await wall();
    expect(list).toEqual([
      {
        id,
        content: '今天煮飯\n好香',
        permission: 1,
        gids: [],
        product: [
          {
            p_id: product.id,
            name: '池上米',
            index_img: `/media/${product.id}.avif`,
            amount: 250,
            market_price: 120,
            rule_id: product.rules[0]?.id,
            layer: 1,
            sold_out: true,
          },
        ],
        pictures: [
          { id: expect.any(Number), url: '/media/1.avif', srcset: '', width: null, height: null },
          { id: expect.any(Number), url: '/media/2.avif', srcset: '', width: null, height: null },
        ],
        videos: [
          {
            id: expect.any(Number),
            url: '/media/v.mp4',
            poster: '/media/v.avif',
            width: null,
            height: null,
            duration: null,
          },
        ],
        author_id: id,
        by_shop: false,
        create_name: '阿芬廚房',
        create_icon: '/media/a.avif',
        create_time: '2026-05-02 00:30:00',
        edited: false,
        is_mine: false,
        is_collect: false,
        is_like: false,
        like_count: 3,
        comment_count: 3,
        comments: [
          expect.objectContaining({ a_id: id, comment: '二', create_name: '劉媽媽' }),
          expect.objectContaining({ comment: '三' }),
        ],
      },
    ]);
    expect(page).toEqual({ current_page: 1, total_page: 1, per_page: 12, total_count: 1 });
  });

  test('lists posts newest first, in pages without duplicates, without deleted posts', async () => {
    const made = [];
    const author = await mall.makeMember();
    for (let number = 0; number < 15; number += 1) {
      made.unshift((await mall.makeArticle({ memberId: author.id })).id);
    }
    await mall.makeArticle({ deletedAt: new Date() });
    const [one, two] = [await wall(), await wall(undefined, 2)];
    expect([...one.list, ...two.list].map(({ id }) => id)).toEqual(made);
    expect(one.page).toMatchObject({ total_page: 2, total_count: 15 });
    expect(two.page).toMatchObject({ current_page: 2, total_count: 15 });
  });

  test('marks the posts that a member liked and collected, for that member alone', async () => {
    const [member, other] = [await mall.makeMember(), await mall.makeMember()];
    const { id: articleId } = await mall.makeArticle();
    await mall.db.insert(articleLikes).values({ articleId, memberId: member.id });
    await mall.db.insert(articleCollects).values({ articleId, memberId: member.id });
    expect((await wall(member)).list).toMatchObject([{ is_like: true, is_collect: true }]);
    expect((await wall(other)).list).toMatchObject([{ is_like: false, is_collect: false }]);
  });
});

describe('pages with a start position', () => {
  test('do not shift when new posts arrive, and count the new ones', async () => {
    const author = await mall.makeMember();
    const made: number[] = [];
    for (let number = 0; number < 15; number += 1) {
      made.unshift((await mall.makeArticle({ memberId: author.id })).id);
    }
    const until = made[0] ?? 0;
    const { until: place } = (await mall.as().get('/api/article')).body.data as { until: string };
    const read = async (page: number) =>
      (await mall.as().get(`/api/article?page=${page}&until=${encodeURIComponent(place)}`)).body
        .data as Wall & {
        newer_count: number;
      };
    const one = await read(1);
    for (let number = 0; number < 3; number += 1) await mall.makeArticle({ memberId: author.id });
    await mall.makeArticle({ memberId: author.id, gids: [9] });
    const two = await read(2);
    expect([...one.list, ...two.list].map(({ id }) => id)).toEqual(made);
    expect([one.newer_count, two.newer_count]).toEqual([0, 3]);
    expect(two.page).toMatchObject({ total_count: 15 });

    await mall.db.update(articles).set({ deletedAt: new Date() }).where(eq(articles.id, until));
    expect((await read(1)).list.map(({ id }) => id)).toEqual(made.slice(1, 13));
  });
});

describe('one post', () => {
  test('is read by everyone who may see it', async () => {
    const inside = await mall.makeMember({ gid: 2 });
    const { id } = await mall.makeArticle({ gids: [2] });
    const { body } = await mall.as(inside).get(`/api/article/detail/${id}`);
    expect(body.data).toMatchObject({ id, is_mine: false });
    const [hidden, none] = [
      await mall.as().get(`/api/article/detail/${id}`),
      await mall.as().get('/api/article/detail/9999'),
    ];
    expect([hidden.status, hidden.body]).toEqual([404, none.body]);
  });
});

describe('the search', () => {
  test('finds the posts that the viewer may see, newest first, and nothing else', async () => {
    const inside = await mall.makeMember({ gid: 2 });
    const open = await mall.makeArticle({ content: '臺南牛肉湯，清晨現切' });
    const limited = await mall.makeArticle({ content: '牛肉湯的私房店', gids: [2] });
    await mall.makeArticle({ content: '牛肉湯（刪掉）', deletedAt: new Date() });
    const find = async (words: string, member?: TestMember) => {
      const path = `/api/search/article/${encodeURIComponent(words)}`;
      const { list, page } = (await mall.as(member).get(path)).body.data as Wall;
      expect(page.total_count).toBe(list.length);
      return list.map(({ id }) => id);
    };
    expect(await find('牛肉湯')).toEqual([open.id]);
    expect(await find('牛肉湯', inside)).toEqual([limited.id, open.id]);
    expect(await find('台南 牛肉')).toEqual([open.id]);
    expect(await find('%')).toEqual([]);
  });
});

describe('a post for some groups', () => {
  test('is seen by them and its author, and not even counted for others', async () => {
    const author = await mall.makeMember({ gid: 4 });
    const [inside, outside] = [
      await mall.makeMember({ gid: 2 }),
      await mall.makeMember({ gid: 3 }),
    ];
    const limited = await mall.makeArticle({ memberId: author.id, gids: [2, 5], promoted: true });
    const open = await mall.makeArticle({ memberId: author.id });

    expect(await ids(inside)).toEqual([open.id, limited.id]);
    expect(await ids(author)).toEqual([open.id, limited.id]);
    expect((await wall(inside)).list[1]).toMatchObject({ permission: 2, gids: [2, 5] });
    for (const stranger of [undefined, outside]) {
      const seen = await wall(stranger);
      expect(seen.list.map(({ id }) => id)).toEqual([open.id]);
      expect(seen.page.total_count).toBe(1);
    }
  });

  test('is not recommended to others, neither by the shop nor on a product’s page', async () => {
    const inside = await mall.makeMember({ gid: 2 });
    const product = await mall.makeProduct();
    await mall.makeArticle({ gids: [2], promoted: true, productIds: [product.id] });
    const promoted = async (member?: TestMember) =>
      (await mall.as(member).get('/api/article/promote')).body.data;
    const about = async (member?: TestMember) =>
      (await mall.as(member).get(`/api/product/detail/${product.id}`)).body.data;
    expect(await promoted()).toEqual([]);
    expect(await about()).toMatchObject({ articles: [] });
    expect(await promoted(inside)).toHaveLength(1);
    expect(await about(inside)).toMatchObject({ articles: [{ gids: [2] }] });
  });
});

test('the shop recommends its promoted posts, newest first', async () => {
  const one = await mall.makeArticle({ promoted: true });
  await mall.makeArticle();
  const two = await mall.makeArticle({ promoted: true });
  await mall.makeArticle({ promoted: true, deletedAt: new Date() });
  const { body } = await mall.as().get('/api/article/promote');
  expect((body.data as { id: number }[]).map(({ id }) => id)).toEqual([two.id, one.id]);
});

test('the number of newer posts is found by the index, without a scan of the wall', async () => {
  const author = await mall.makeMember();
  await mall.db.execute(sql`
    insert into articles (member_id, content, permission, created_at)
    select ${author.id}::int, '貼文 ' || n, 1, now() - n * interval '1 minute'
    from generate_series(1, 5000) n`);
  await mall.db.execute(sql`analyze articles`);
  const { rows } = await mall.db.execute(sql`
    explain select id from articles
    where deleted_at is null and permission = 1
      and (created_at, id) > (now() - interval '10 minutes', 1) limit 100`);
  expect(JSON.stringify(rows)).toMatch(/Index Cond: .*ROW\(created_at, id\)/);
});
