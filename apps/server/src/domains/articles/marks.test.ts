import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { articles } from '../../db/schema';
import { dataOf, type TestMember } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const mall = describeMall();

type Mark = 'like' | 'collect';
const mark = (kind: Mark, member: TestMember | undefined, a_id: number, action = 'add') =>
  mall.as(member).post(`/api/article/${kind}`, { a_id, action });
const collected = async (member: TestMember) =>
  dataOf<{ list: { id: number }[] }>(await mall.as(member).get('/api/article/collect')).list.map(
    ({ id }) => id,
  );

describe('liking', () => {
  test('counts each member once, also when sent twice', async () => {
    const { id } = await mall.makeArticle();
    const [one, two] = [await mall.makeMember(), await mall.makeMember()];
    expect((await mark('like', one, id)).body.data).toEqual({
      a_id: id,
      is_like: true,
      like_count: 1,
    });
    expect((await mark('like', one, id)).body.data).toMatchObject({ like_count: 1 });
    expect((await mark('like', two, id)).body.data).toMatchObject({ like_count: 2 });
    expect((await mark('like', one, id, 'delete')).body.data).toMatchObject({
      is_like: false,
      like_count: 1,
    });
    expect((await mark('like', one, id, 'delete')).body.data).toMatchObject({ like_count: 1 });
  });

  test('is counted exactly when a hundred members tap at once', async () => {
    const { id } = await mall.makeArticle();
    const members = await Promise.all(Array.from({ length: 10 }, () => mall.makeMember()));
    await Promise.all(
      members.flatMap((member, at) =>
        Array.from({ length: 10 }, (_, tap) =>
          mark('like', member, id, (tap + at) % 2 === 0 ? 'add' : 'delete'),
        ),
      ),
    );
    const likes = await mall.db.execute('select count(*)::int as likes from article_likes');
    const { body } = await mall.as().get(`/api/article/detail/${id}`);
    expect(body.data).toMatchObject({ like_count: likes.rows[0]?.['likes'] });
  });
});

describe('the collection', () => {
  test('lists collected posts once each, last collected first', async () => {
    const member = await mall.makeMember();
    const [one, two] = [await mall.makeArticle(), await mall.makeArticle()];
    expect((await mark('collect', member, two.id)).body.data).toEqual({
      a_id: two.id,
      is_collect: true,
    });
    await mark('collect', member, one.id);
    await mark('collect', member, one.id);
    expect(await collected(member)).toEqual([one.id, two.id]);
    await mark('collect', member, one.id, 'delete');
    expect(await collected(member)).toEqual([two.id]);
    expect(await collected(await mall.makeMember())).toEqual([]);
  });

  test('omits posts that are deleted, or no longer visible to the member', async () => {
    const member = await mall.makeMember({ gid: 2 });
    const [one, two] = [await mall.makeArticle(), await mall.makeArticle()];
    for (const { id } of [one, two]) await mark('collect', member, id);
    await mall.db.update(articles).set({ deletedAt: new Date() }).where(eq(articles.id, one.id));
    await mall.db.update(articles).set({ permission: 2 }).where(eq(articles.id, two.id));
    expect(await collected(member)).toEqual([]);
  });
});

describe.each<Mark>(['like', 'collect'])('%s', (kind) => {
  test('is for members, and for posts that they may see', async () => {
    const limited = await mall.makeArticle({ gids: [2] });
    const [inside, outside] = [
      await mall.makeMember({ gid: 2 }),
      await mall.makeMember({ gid: 3 }),
    ];
    const guest = await mark(kind, undefined, limited.id);
    expect([guest.status, guest.body]).toEqual([401, refused('unauthenticated')]);
    expect((await mark(kind, inside, limited.id)).status).toBe(200);
    for (const action of ['add', 'delete']) {
      const hidden = await mark(kind, outside, limited.id, action);
      expect([hidden.status, hidden.body]).toEqual([404, refused('notFound')]);
      expect(hidden.body).toEqual((await mark(kind, outside, 9999, action)).body);
    }
  });
});
