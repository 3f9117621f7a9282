import { mkdir, readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { articleMedia, members } from '../../db/schema';
import { purgeUploads } from '../../http/uploads';
import { diskStorage } from '../../platform/media/disk-storage';
import { dataOf, type TestMember } from '../../testing';
import { CACHES_ON } from '../../testing/caches-on';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';
import { testPicture, testVideo, upload } from '../../testing/upload';
import { testVideoWithSound } from '../../testing/video-with-sound';
import { purgeUnusedMedia } from './upload-media.service';

let poster: TestMember;
const mall = describeMall(CACHES_ON);
beforeEach(async () => {
  poster = await mall.makeMember({ gid: 4, name: '阿芬廚房' });
});

interface Media {
  readonly id: number;
  readonly url: string;
  readonly poster?: string;
}
interface Post {
  readonly id: number;
  readonly pictures: Media[];
  readonly videos: Media[];
}
const POST = {
  content: '今天煮飯',
  permission: '1',
  gids: [],
  product: [],
  picture: [],
  video: [],
};
const store = (more: object = {}, member = poster, headers?: Record<string, string>) =>
  mall.as(member).post('/api/article/store', { ...POST, ...more }, headers);
const update = (a_id: number, more: object = {}, member = poster) =>
  mall.as(member).post('/api/article/update', { ...POST, a_id, ...more });
const remove = (a_id: number, member = poster) =>
  mall.as(member).post('/api/article/delete', { a_id });
const put = (parts: Record<string, string | Buffer>, member: TestMember | undefined = poster) =>
  upload(`${mall.baseUrl}/api/article/media/store`, member, parts);
const picture = async (member = poster) =>
  dataOf<Media>(await put({ type: '1', file: await testPicture() }, member));
const wall = async (member?: TestMember) =>
  dataOf<{ list: Post[] }>(await mall.as(member).get('/api/article')).list;
const see = (url: string, member?: TestMember) =>
  fetch(mall.baseUrl + url, {
    headers: member ? { cookie: `mall_media=${member.token}` } : {},
  }).then(({ status }) => status);

describe('publishing', () => {
  test('stores what each picture shows, and forgets it when it is emptied', async () => {
    const [one, two] = [await picture(), await picture()];
    const ids = [String(one.id), String(two.id)];
    const stored = await store({ picture: ids, picture_alt: [' 一鍋\n湯 ', ''] });
    const { id, pictures } = dataOf<Post>(stored);
    expect(pictures).toMatchObject([{ id: one.id, alt: '一鍋 湯' }, { id: two.id }]);
    const [, second] = pictures;
    expect(second).not.toHaveProperty('alt');
    // In another order, and only one of them.
    const moved = await update(id, { picture: ids.toReversed(), picture_alt: ['一碗飯'] });
    expect(moved.body.data).toMatchObject({
      pictures: [{ id: two.id, alt: '一碗飯' }, { id: one.id }],
    });
    expect((await store({ picture: [], picture_alt: ['字'.repeat(121)] })).body).toMatchObject({
      data: { fields: [{ field: 'picture_alt.0' }] },
    });
  });

  test('adds a post with its groups, products and media to the wall', async () => {
    const group = await mall.makeGroup({ name: '巷口好鄰居' });
    const [one, two] = [await mall.makeProduct(), await mall.makeProduct()];
    const [front, back] = [await picture(), await picture()];
    const film = dataOf<Media>(await put({ type: '2', file: await testVideo() }));
    const reply = await store({
      content: '  今天煮飯\n<script>alert(1)</script>  ',
      permission: '2',
      gids: [String(group.id), String(group.id)],
      product: [String(two.id), String(one.id)],
      picture: [String(back.id), String(front.id)],
      video: [String(film.id)],
    });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      content: '今天煮飯\n<script>alert(1)</script>',
      permission: 2,
      gids: [group.id],
      product: [{ p_id: two.id }, { p_id: one.id }],
      pictures: [{ id: back.id }, { id: front.id }],
      videos: [{ id: film.id, duration: 2, poster: expect.stringContaining('.avif') }],
      create_name: '阿芬廚房',
      is_mine: true,
      edited: false,
    });
    expect((await wall(poster)).map(({ id }) => id)).toEqual([dataOf<Post>(reply).id]);
    expect(await wall()).toEqual([]);
  });

  test('fifty times with one key publishes one post', async () => {
    const headers = { 'idempotency-key': 'post-0000-0001' };
    const replies = await Promise.all(Array.from({ length: 50 }, () => store({}, poster, headers)));
    expect(new Set(replies.map((reply) => dataOf<Post>(reply).id)).size).toBe(1);
    expect(await wall(poster)).toHaveLength(1);
    const other = await store({ content: '別的' }, poster, headers);
    expect([other.status, other.body]).toEqual([409, refused('idempotencyKeyReused')]);
  });

  test.each([
    ['no content', { content: ' \n ' }, 'content'],
    ['endless content', { content: '字'.repeat(5001) }, 'content'],
    ['no group for a limited post', { permission: '2' }, 'gids'],
    ['too many pictures', { picture: Array.from({ length: 21 }, (_, at) => at + 1) }, 'picture'],
    ['too many videos', { video: [1, 2, 3, 4] }, 'video'],
    ['too many products', { product: Array.from({ length: 11 }, (_, at) => at + 1) }, 'product'],
  ])('refuses %s', async (_, more, field) => {
    const { status, body } = await store(more);
    expect([status, body]).toEqual([422, refused('invalidFields')]);
    expect(body.data).toMatchObject({ fields: [{ field: expect.stringContaining(field) }] });
  });

  test('refuses missing groups, products and media, and publishes nothing', async () => {
    const gone = await mall.makeProduct({ published: false });
    const [theirs, film] = [
      await picture(await mall.makeMember({ gid: 4 })),
      dataOf<Media>(await put({ type: '2', file: await testVideo('webm') })),
    ];
    const mine = await picture();
    const { id: used } = dataOf<Post>(await store({ picture: [mine.id] }));
    for (const [more, failure] of [
      [{ permission: '2', gids: [9999] }, 'groupUnknown'],
      [{ product: [gone.id] }, 'productGone'],
      [{ picture: [theirs.id] }, 'mediaGone'],
      [{ picture: [film.id] }, 'mediaGone'],
      [{ picture: [mine.id] }, 'mediaGone'],
      [{ picture: [99999] }, 'mediaGone'],
    ] as const) {
      expect((await store(more)).body).toEqual(refused(failure));
    }
    expect((await wall(poster)).map(({ id }) => id)).toEqual([used]);
  });

  test('requires a poster', async () => {
    const member = await mall.makeMember({ gid: 2 });
    for (const path of ['store', 'media/store']) {
      expect((await mall.as().post(`/api/article/${path}`)).body).toEqual(
        refused('unauthenticated'),
      );
      expect((await mall.as(member).post(`/api/article/${path}`)).body).toEqual(
        refused('forbidden'),
      );
    }
    expect((await mall.as(member).get('/api/article/permission/group/list')).status).toBe(403);
    expect((await mall.as(member).get('/api/article/product/list/x')).status).toBe(403);
  });
});

describe('changing a post', () => {
  test('replaces its groups, products and media, and marks it as edited', async () => {
    const [one, two] = [await picture(), await picture()];
    const { id } = dataOf<Post>(await store({ permission: '2', gids: [4], picture: [one.id] }));
    expect(await see(one.url)).toBe(404);
    const reply = await update(id, { content: '改好了', picture: [two.id, one.id] });
    expect(reply.body.data).toMatchObject({
      id,
      content: '改好了',
      permission: 1,
      gids: [],
      pictures: [{ id: two.id }, { id: one.id }],
      edited: true,
    });
    expect(await see(one.url)).toBe(200);
    await update(id, { picture: [two.id] });
    expect([await see(one.url), await see(one.url, poster)]).toEqual([404, 200]);
  });

  test('retains a product that is no longer sold, if the post had it', async () => {
    const product = await mall.makeProduct();
    const { id } = dataOf<Post>(await store({ product: [product.id] }));
    await mall.db.execute(`update products set published = false where id = ${product.id}`);
    expect((await update(id, { product: [product.id] })).status).toBe(200);
  });

  test('or deleting it is for its author alone: others, also colleagues, get 404', async () => {
    const { id } = dataOf<Post>(await store());
    const other = await mall.makeMember({ gid: 4 });
    const staff = await mall.makeMember({ role: 'staff', gid: 4 });
    const member = await mall.makeMember();
    for (const stranger of [other, member, staff]) {
      for (const reply of [await update(id, {}, stranger), await remove(id, stranger)]) {
        expect([reply.status, reply.body]).toEqual([404, refused('notFound')]);
      }
    }
    expect((await mall.as().post('/api/article/delete', { a_id: id })).status).toBe(401);
    expect((await update(id, { content: '整理過' })).status).toBe(200);
    expect((await remove(id)).body.data).toEqual({ done: true });
    expect(await wall()).toEqual([]);
    expect((await remove(id)).body).toEqual(refused('notFound'));
  });

  test('is refused to an author who may no longer post', async () => {
    const { id } = dataOf<Post>(await store());
    await mall.makeMember({ gid: 1 });
    await mall.db.update(members).set({ gid: 1 }).where(eq(members.id, poster.id));
    // The next server has not cached the author's group.
    await mall.restart();
    expect((await update(id)).body).toEqual(refused('notFound'));
  });

  test('deletes it everywhere, with its pictures', async () => {
    const shown = await picture();
    const { id } = dataOf<Post>(await store({ picture: [shown.id] }));
    expect(await see(shown.url)).toBe(200);
    await remove(id);
    expect([await see(shown.url), await see(shown.url, poster)]).toEqual([404, 404]);
    for (const path of [`detail/${id}`, `message/${id}`]) {
      expect((await mall.as(poster).get(`/api/article/${path}`)).status).toBe(404);
    }
  });
});

describe('uploading', () => {
  const files = async () =>
    (await readdir(path.join(mall.dataDir, 'uploads')).catch(() => [])).length;

  test('returns a picture’s sizes, and a video’s poster', async () => {
    const shot = await put({ type: '1', file: await testPicture(2000, 1000) });
    expect(shot.body.data).toMatchObject({
      type: 1,
      width: 1600,
      height: 800,
      color: expect.stringMatching(/^#c[0-9a-f]8[0-9a-f]4[0-9a-f]$/) as unknown,
    });
    expect(dataOf<{ srcset: string }>(shot).srcset.split(', ')).toHaveLength(5);
    const film = dataOf<Media>(
      await put({ file: await testVideo(), poster: await testPicture(), type: '2' }),
    );
    expect(film).toMatchObject({ type: 2, width: 160, height: 120, duration: 2 });
    expect([await see(film.url, poster), await see(film.poster ?? '', poster)]).toEqual([200, 200]);
    expect(await files()).toBe(0);
  });

  test('says that sound was dropped only when a video had some that browsers cannot play', async () => {
    const videos = [
      await testVideoWithSound('ac3'),
      await testVideoWithSound('aac'),
      await testVideo(),
    ];
    const replies = [];
    for (const file of videos) replies.push(await put({ type: '2', file }));
    expect(replies.map(({ body }) => body.data)).toMatchObject([
      { type: 2, sound_dropped: true },
      { type: 2, sound_dropped: false },
      { type: 2, sound_dropped: false },
    ]);
    const { body } = await put({ type: '1', file: await testPicture() });
    expect(body.data).not.toHaveProperty('sound_dropped');
  });

  test.each([
    ['a text', { type: '1', file: Buffer.from('not a picture at all') }, 'mediaUnsupported'],
    [
      'SVG',
      { type: '1', file: Buffer.from('<svg onload="alert(1)"/>'.padEnd(99)) },
      'mediaUnsupported',
    ],
    ['a picture of 11 MB', { type: '1', file: Buffer.alloc(11 * 1024 * 1024) }, 'mediaTooLarge'],
    ['no file', { type: '1' }, 'invalidFields'],
    ['no type', { file: Buffer.from('x') }, 'invalidFields'],
  ] as const)('refuses %s, and stores nothing of it', async (_, parts, failure) => {
    expect((await put(parts)).body).toEqual(refused(failure));
    expect([await files(), await mall.db.$count(articleMedia)]).toEqual([0, 0]);
  });

  test('refuses a poster of more than 10 MB beside a video that may be larger', async () => {
    const poster = Buffer.alloc(10_485_761);
    const { status, body } = await put({ type: '2', file: await testVideo(), poster });
    expect([status, body]).toEqual([413, refused('tooLarge')]);
    expect([await files(), await mall.db.$count(articleMedia)]).toEqual([0, 0]);
  });

  test('refuses a video as a picture, and a picture as a video', async () => {
    const crossed = [
      await put({ type: '1', file: await testVideo() }),
      await put({ type: '2', file: await testPicture() }),
    ];
    for (const { body } of crossed) expect(body).toEqual(refused('mediaUnsupported'));
  });

  test('leaves no file behind when it is aborted', async () => {
    const sent = request(`${mall.baseUrl}/api/article/media/store`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${poster.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    sent.on('error', () => undefined);
    sent.write('--x\r\ncontent-disposition: form-data; name="file"; filename="v"\r\n\r\n');
    sent.write(Buffer.alloc(1024 * 1024));
    await expect.poll(files).toBe(1);
    sent.destroy();
    await expect.poll(files).toBe(0);
    expect(await mall.db.$count(articleMedia)).toBe(0);
  });

  test('leaves files that are deleted after a day when the server was killed', async () => {
    const folder = path.join(mall.dataDir, 'uploads');
    await mkdir(path.join(folder, 'upload-left'), { recursive: true });
    await purgeUploads(folder);
    expect(await files()).toBe(1);
    await purgeUploads(folder, new Date(Date.now() + 25 * 60 * 60_000));
    expect(await files()).toBe(0);
  });

  test('is deleted after a day when no post uses it', async () => {
    const [unused, used] = [await picture(), await picture()];
    await store({ picture: [used.id] });
    const storage = diskStorage(path.join(mall.dataDir, 'media'));
    await purgeUnusedMedia(mall.db, storage, new Date(Date.now() + 23 * 60 * 60_000));
    expect(await see(unused.url, poster)).toBe(200);
    await purgeUnusedMedia(mall.db, storage, new Date(Date.now() + 25 * 60 * 60_000));
    expect([await see(unused.url, poster), await see(used.url)]).toEqual([404, 200]);
    expect(await storage.size(unused.url.slice('/media/'.length))).toBeNull();
  });

  test('stays for the copy of a report when its author has removed it from the post', async () => {
    const [reported, other] = [await picture(), await picture()];
    await store({ picture: [reported.id] });
    const [row] = await mall.db.select().from(articleMedia).where(eq(articleMedia.id, reported.id));
    const reader = await mall.makeMember();
    const report = { a_id: row?.articleId, reason: '廣告' };
    expect((await mall.as(reader).post('/api/article/report', report)).status).toBe(200);
    await mall.db.update(articleMedia).set({ articleId: null });
    const storage = diskStorage(path.join(mall.dataDir, 'media'));
    const later = new Date(Date.now() + 25 * 60 * 60_000);
    const sizeOf = ({ url }: { readonly url: string }) => storage.size(url.slice('/media/'.length));
    await purgeUnusedMedia(mall.db, storage, later);
    expect([await sizeOf(reported), await sizeOf(other)]).toEqual([expect.any(Number), null]);
    await mall.db.execute('delete from report_copies');
    await purgeUnusedMedia(mall.db, storage, later);
    expect(await sizeOf(reported)).toBeNull();
  });
});

test('a poster finds products to recommend, and groups to post for', async () => {
  const product = await mall.makeProduct({ name: '池上米' });
  await mall.makeProduct({ name: '池上米（下架）', published: false });
  const found = await mall
    .as(poster)
    .get(`/api/article/product/list/${encodeURIComponent('池上')}`);
  expect(found.body.data).toMatchObject({
    list: [{ p_id: product.id, name: '池上米', amount: 100 }],
    page: { total_count: 1 },
  });
  const groups = await mall.as(poster).get('/api/article/permission/group/list');
  expect(groups.body.data).toEqual([
    { id: 1, name: '一般會員' },
    { id: 4, name: '群組 4' },
  ]);
});
