import { testPicture, testVideo } from '@mall/server/testing';
import { describe, expect, it } from 'vitest';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall();

describe('mall.articles', () => {
  it('lists posts page by page, and the promoted ones', async () => {
    for (let number = 1; number <= 13; number += 1)
      await setup.server.makeArticle({ content: `第 ${number} 篇`, promoted: number === 5 });
    const mall = setup.guest();
    const first = await mall.articles.list();
    expect(first.page).toMatchObject({ current_page: 1, total_page: 2, total_count: 13 });
    expect(first.list[0]?.content).toBe('第 13 篇');
    expect((await mall.articles.list({ page: 2 })).list.map(({ content }) => content)).toEqual([
      '第 1 篇',
    ]);
    expect((await mall.articles.promoted()).map(({ content }) => content)).toEqual(['第 5 篇']);
  });

  it('has no page before the first', async () => {
    const call = setup.guest().articles.list({ page: 0 });
    expect(await refusalOf(call, 'invalidFields')).toBe('invalidFields');
  });
});

describe('a post', () => {
  const POST = { permission: '1' as const, gids: [], product: [], picture: [], video: [] };
  const poster = async () => setup.signedIn(await setup.server.makeMember({ gid: 4 }));
  const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

  it('is created with a picture and a video, updated and deleted', async () => {
    const { articles } = await poster();
    const { id: product } = await setup.server.makeProduct({ name: '池上米' });
    const progress: number[] = [];
    const picture = await articles.uploadMedia(
      { type: '1', file: blob(await testPicture()) },
      { onProgress: (sent) => void progress.push(sent) },
    );
    const video = await articles.uploadMedia({
      type: '2',
      file: blob(await testVideo()),
      poster: blob(await testPicture()),
    });
    expect(progress).toEqual([1]);
    expect((await articles.findProducts('池上')).list).toMatchObject([{ p_id: product }]);
    expect(await articles.groups()).toContainEqual({ id: 4, name: '群組 4' });
    const post = await articles.create({
      ...POST,
      content: '今天煮飯',
      product: [product],
      picture: [picture.id],
      video: [video.id],
    });
    expect(post).toMatchObject({
      pictures: [{ id: picture.id }],
      videos: [{ id: video.id, duration: 2 }],
      product: [{ name: '池上米' }],
    });
    const changed = await articles.update({ ...POST, a_id: post.id, content: '煮好了' });
    expect(changed).toMatchObject({ content: '煮好了', edited: true, pictures: [] });
    expect(await articles.delete(post.id)).toEqual({ done: true });
    expect(await refusalOf(articles.detail(post.id), 'notFound')).toBe('notFound');
  });

  it('is refused with a message when a part is missing or the member may not post', async () => {
    const { articles } = await poster();
    const lost = articles.create({ ...POST, content: '少了圖', picture: [99] });
    expect(await refusalOf(lost, 'mediaGone')).toBe('mediaGone');
    const nobody = articles.create({ ...POST, content: '給誰', permission: '2', gids: [99] });
    expect(await refusalOf(nobody, 'groupUnknown')).toBe('groupUnknown');
    const text = articles.uploadMedia({ type: '1', file: new Blob(['nothing to see in here']) });
    expect(await refusalOf(text, 'mediaUnsupported')).toBe('mediaUnsupported');
    const member = await setup.signedIn();
    const forbidden = member.articles.create({ ...POST, content: '我也要' });
    expect(await refusalOf(forbidden, 'forbidden')).toBe('forbidden');
  });

  it('is created once when the same idempotency key is sent twice', async () => {
    const { articles } = await poster();
    const send = (content: string) =>
      articles.create({ ...POST, content }, { idempotencyKey: 'post-0001' });
    const [one, two] = [await send('一次'), await send('一次')];
    expect(one.id).toBe(two.id);
    expect(await refusalOf(send('別的'), 'idempotencyKeyReused')).toBe('idempotencyKeyReused');
  });

  it('is liked, collected, commented on and reported', async () => {
    const { id } = await setup.server.makeArticle();
    const { articles } = await setup.signedIn();
    expect(await articles.like(id, true)).toEqual({ a_id: id, is_like: true, like_count: 1 });
    expect(await articles.collect(id, true)).toEqual({ a_id: id, is_collect: true });
    expect((await articles.collected()).list).toMatchObject([{ id, is_like: true }]);
    const { comment } = await articles.comment({ a_id: id, action: 'add', comment: '好香' });
    expect((await articles.comments(id)).list).toMatchObject([{ comment: '好香', is_mine: true }]);
    const gone = await articles.comment({ a_id: id, action: 'delete', id: comment?.id ?? 0 });
    expect(gone.comment_count).toBe(0);
    expect(await articles.report({ a_id: id, reason: '廣告' })).toEqual({ done: true });
    expect(await articles.like(id, false)).toMatchObject({ like_count: 0 });
  });

  it('is not found when it is limited to other groups', async () => {
    const { id } = await setup.server.makeArticle({ gids: [9] });
    const { articles } = await setup.signedIn();
    const calls = [
      articles.detail(id),
      articles.comments(id),
      articles.like(id, true),
      articles.collect(id, true),
      articles.comment({ a_id: id, action: 'add', comment: '嗨' }),
      articles.report({ a_id: id, reason: '?' }),
      articles.delete(id),
    ];
    const refusals = await Promise.all(calls.map((call) => refusalOf(call, 'notFound')));
    expect(refusals).toEqual(calls.map(() => 'notFound'));
  });
});
