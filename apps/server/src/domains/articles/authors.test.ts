import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { articles, members } from '../../db/schema';
import type { TestMember } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const mall = describeMall();
let author: TestMember;
let firstId: number;
let limitedId: number;
beforeEach(async () => {
  author = await mall.makeMember({ name: '小滿', gid: 4 });
  await mall.db
    .update(members)
    .set({ createdAt: new Date('2026-02-11T16:30:00Z') })
    .where(eq(members.id, author.id));
  firstId = (await mall.makeArticle({ memberId: author.id, content: '第一桌' })).id;
  limitedId = (await mall.makeArticle({ memberId: author.id, content: '給好鄰居', gids: [2] })).id;
});

const page = (who: TestMember | undefined, id = firstId) =>
  mall.as(who).get(`/api/article/author/${id}`);

describe('the page of an author', () => {
  test('shows a guest the public posts and no private data', async () => {
    const { body } = await page(undefined);
    expect(body.data).toMatchObject({
      author: { id: firstId, name: '小滿', icon: null, by_shop: false, since: '2026-02' },
      list: [{ id: firstId, content: '第一桌', author_id: firstId }],
      page: { total_count: 1 },
    });
    const text = JSON.stringify(body);
    for (const secret of [author.account, '給好鄰居']) expect(text).not.toContain(secret);
  });

  test('shows limited posts to their group and to their author', async () => {
    const neighbour = await mall.makeMember({ gid: 2 });
    for (const who of [neighbour, author]) {
      expect((await page(who)).body.data).toMatchObject({ page: { total_count: 2 } });
    }
    expect((await page(await mall.makeMember({ gid: 3 }))).body.data).toMatchObject({
      page: { total_count: 1 },
    });
  });

  test('keeps its address when the first post is deleted', async () => {
    await mall.db.update(articles).set({ deletedAt: new Date() }).where(eq(articles.id, firstId));
    expect((await page(author)).body.data).toMatchObject({
      author: { id: firstId },
      list: [{ id: limitedId, author_id: firstId }],
    });
  });

  test('has one address, and none after the account was deleted', async () => {
    expect((await page(undefined, limitedId)).body).toEqual(refused('notFound'));
    expect((await page(undefined, 999_999)).body).toEqual(refused('notFound'));
    await mall.db.update(members).set({ deletedAt: new Date() }).where(eq(members.id, author.id));
    expect((await page(undefined)).body).toEqual(refused('notFound'));
  });
});

describe('the author of a comment', () => {
  const comment = async (who: TestMember, text: string) => {
    await mall
      .as(who)
      .post('/api/article/message', { a_id: firstId, action: 'add', comment: text });
    return (await mall.as().get(`/api/article/message/${firstId}`)).body.data;
  };

  test('has a page after the first post', async () => {
    const reader = await mall.makeMember();
    expect(await comment(reader, '好香')).toMatchObject({ list: [{ author_id: null }] });
    expect(await comment(author, '謝謝')).toMatchObject({ list: [{ author_id: firstId }, {}] });
  });

  test('is marked as the shop when it is staff', async () => {
    const staff = await mall.makeMember({ role: 'staff' });
    expect(await comment(staff, '我們回覆您')).toMatchObject({ list: [{ by_shop: true }] });
    expect((await mall.as().get('/api/article')).body.data).toMatchObject({
      list: [{ by_shop: false, comments: [{ by_shop: true }] }],
    });
  });
});
