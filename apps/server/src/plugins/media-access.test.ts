import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sizedPicture } from '@mall/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { articleMedia, articles } from '../db/schema';
import { makeColleague } from '../testing/colleagues';
import { startTestMall, type TestMall, type TestMember } from '../testing';

let dataDir: string;
let mall: TestMall;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mall-media-'));
  for (const name of ['480.webp', '1600.avif', 'video.mp4', 'secret.html']) {
    const file = path.join(dataDir, 'media/posts/abc', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${name}: 0123456789`);
  }
  mall = await startTestMall({ dataDir });
});
beforeEach(() => mall.reset());
afterAll(async () => {
  await mall.stop();
  await rm(dataDir, { recursive: true });
});

const PICTURE = '/media/posts/abc/480.webp';
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(mall.baseUrl + address, { headers });
const bearer = ({ token }: TestMember) => ({ authorization: `Bearer ${token}` });
const cookie = ({ token }: TestMember) => ({ cookie: `mall_media=${token}` });

async function show(gids: readonly number[], memberId?: number, file = '1600.avif') {
  const author = memberId ?? (await mall.makeMember({ gid: 4 })).id;
  const { id: articleId } = await mall.makeArticle({ memberId: author, gids });
  const kind = file.endsWith('mp4') ? 2 : 1;
  const path = `/media/posts/abc/${file}`;
  await mall.db.insert(articleMedia).values({ articleId, memberId: author, kind, path });
  return articleId;
}

describe('a post’s picture', () => {
  test('is everyone’s in every size when the post is public', async () => {
    await show([]);
    const reply = await get(PICTURE);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await reply.text()).toBe('480.webp: 0123456789');
  });

  test('is for the group and the author only when the post is limited', async () => {
    const author = await mall.makeMember({ gid: 4 });
    await show([2], author.id);
    const inside = await mall.makeMember({ gid: 2 });
    for (const viewer of [inside, author]) {
      for (const headers of [bearer(viewer), cookie(viewer)]) {
        const reply = await get(PICTURE, headers);
        expect(reply.status).toBe(200);
        expect(reply.headers.get('cache-control')).toBe('private, no-cache');
      }
    }
    const staff = await mall.makeMember({ role: 'staff', gid: 3 });
    const outside = await mall.makeMember({ gid: 3 });
    for (const headers of [
      {},
      bearer(staff),
      bearer(outside),
      cookie(outside),
      { cookie: 'mall_media=x' },
    ]) {
      const reply = await get(PICTURE, headers);
      expect(reply.status).toBe(404);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('is for the author alone when the post is hidden, and for moderators at the desk', async () => {
    const author = await mall.makeMember({ gid: 4 });
    const reader = await mall.makeMember();
    const articleId = await show([], author.id);
    const [moderator, clerk] = [
      await makeColleague(mall, ['moderator']),
      await makeColleague(mall, ['clerk']),
    ];
    await mall.as(reader).post('/api/article/report', { a_id: articleId, reason: '廣告' });
    const target = { type: 'article', id: articleId };
    await moderator.post('/api/staff/wall/hide', { target, reason: '廣告' });
    for (const headers of [bearer(author), { cookie: moderator.cookie() }]) {
      const reply = await get(PICTURE, headers);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    }
    for (const headers of [{}, bearer(reader), { cookie: clerk.cookie() }]) {
      expect((await get(PICTURE, headers)).status).toBe(404);
    }
  });

  test('is refused to moderators when its limited post was not reported', async () => {
    const moderator = await makeColleague(mall, ['moderator']);
    const reported = await show([2]);
    const { id: other, memberId } = await mall.makeArticle({ gids: [2] });
    const address = '/media/posts/other/1600.avif';
    await mall.db
      .insert(articleMedia)
      .values({ articleId: other, memberId, kind: 1, path: address });
    await mkdir(`${dataDir}/media/posts/other`, { recursive: true });
    await writeFile(`${dataDir}${address}`, 'other');
    const inside = await mall.makeMember({ gid: 2 });
    expect((await get(address, bearer(inside))).status).toBe(200);
    await mall.as(inside).post('/api/article/report', { a_id: reported, reason: '廣告' });
    const headers = { cookie: moderator.cookie() };
    expect((await get(PICTURE, headers)).status).toBe(200);
    expect((await get(address, headers)).status).toBe(404);
  });

  test('of a report is for moderators alone when the author has removed it from the post', async () => {
    const author = await mall.makeMember({ gid: 4 });
    const reader = await mall.makeMember();
    const articleId = await show([], author.id);
    await mall.as(reader).post('/api/article/report', { a_id: articleId, reason: '廣告' });
    await mall.db.update(articleMedia).set({ articleId: null });
    const moderator = await makeColleague(mall, ['moderator']);
    expect((await get(PICTURE, { cookie: moderator.cookie() })).status).toBe(200);
    for (const headers of [{}, bearer(reader)]) {
      expect((await get(PICTURE, headers)).status).toBe(404);
    }
  });

  test('of a reported limited post is refused when the desk is locked', async () => {
    const moderator = await makeColleague(mall, ['moderator']);
    const articleId = await show([2]);
    const reader = await mall.makeMember({ gid: 2 });
    await mall.as(reader).post('/api/article/report', { a_id: articleId, reason: '廣告' });
    expect((await get(PICTURE, { cookie: moderator.cookie() })).status).toBe(200);
    await moderator.post('/api/staff/session/lock');
    expect((await get(PICTURE, { cookie: moderator.cookie() })).status).toBe(404);
  });

  test('is resized only for viewers who may see it', async () => {
    const file = path.join(dataDir, 'media/posts/whole/1600.avif');
    await mkdir(path.dirname(file), { recursive: true });
    await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c84' } })
      .avif({ effort: 0 })
      .toFile(file);
    const { id: articleId, memberId } = await mall.makeArticle({ gids: [2] });
    const address = '/media/posts/whole/1600.avif';
    await mall.db.insert(articleMedia).values({ articleId, memberId, kind: 1, path: address });
    const small = sizedPicture(address, 320);
    const outside = await mall.makeMember({ gid: 3 });
    const inside = await mall.makeMember({ gid: 2 });
    for (const headers of [{}, cookie(outside), bearer(outside)]) {
      expect((await get(small, headers)).status).toBe(404);
    }
    expect(await readdir(path.dirname(file))).toEqual(['1600.avif']);
    const reply = await get(small, cookie(inside));
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const found = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect([found.width, found.height]).toEqual([320, 240]);
    for (const headers of [{}, cookie(outside), bearer(outside)]) {
      expect((await get(small, headers)).status).toBe(404);
    }
  });

  test('is not served once its post is limited, even to earlier viewers', async () => {
    const id = await show([]);
    const first = await get(PICTURE);
    expect([first.status, first.headers.get('cache-control')]).toEqual([
      200,
      'private, max-age=31536000, immutable',
    ]);
    const again = { 'if-none-match': first.headers.get('etag') ?? '' };
    const unchanged = await get(PICTURE, again);
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect(unchanged.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');

    await mall.db.update(articles).set({ permission: 2 }).where(eq(articles.id, id));
    for (const headers of [again, {}, { ...again, range: 'bytes=0-4' }]) {
      const reply = await get(PICTURE, headers);
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
  });

  test('is not served after the post is deleted, or access is lost', async () => {
    const [inside, id] = [await mall.makeMember({ gid: 2 }), await show([2])];
    const first = await get(PICTURE, cookie(inside));
    const again = { ...cookie(inside), 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await get(PICTURE, again)).status).toBe(304);
    await mall.db.update(articles).set({ deletedAt: new Date() }).where(eq(articles.id, id));
    expect((await get(PICTURE, again)).status).toBe(404);
    expect((await get('/media/posts/unknown/480.webp')).status).toBe(404);
  });

  test('is its uploader’s alone until a post uses it', async () => {
    const [owner, other] = [await mall.makeMember(), await mall.makeMember({ role: 'staff' })];
    await mall.db
      .insert(articleMedia)
      .values({ memberId: owner.id, kind: 1, path: '/media/posts/abc/1600.avif' });
    expect((await get(PICTURE, cookie(owner))).status).toBe(200);
    expect((await get(PICTURE, cookie(other))).status).toBe(404);
    expect((await get(PICTURE)).status).toBe(404);
  });

  test('is not served with a cookie whose session has ended', async () => {
    const inside = await mall.makeMember({ gid: 2 });
    await show([2]);
    expect((await get(PICTURE, cookie(inside))).status).toBe(200);
    await mall.as(inside).post('/api/logout');
    expect((await get(PICTURE, cookie(inside))).status).toBe(404);
  });
});

describe('the cookie for pictures', () => {
  const given = (reply: { headers: Headers }) =>
    reply.headers.getSetCookie().find((each) => each.startsWith('mall_media='));

  test('is set with a member’s profile, hidden from scripts, and sent for pictures only', async () => {
    const member = await mall.makeMember();
    const set = given(await mall.as(member).get('/api/member/profile'));
    expect(set).toContain(`mall_media=${member.token};`);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/media', 'Max-Age=604800']) {
      expect(set).toContain(part);
    }
  });

  test('is deleted at sign-out', async () => {
    const member = await mall.makeMember();
    expect(given(await mall.as(member).post('/api/logout'))).toContain('mall_media=; Max-Age=0');
  });
});

describe('a video', () => {
  const VIDEO = '/media/posts/abc/video.mp4';
  const WHOLE = 'video.mp4: 0123456789';

  test.each([
    ['bytes=0-4', 206, 'video', 'bytes 0-4/21'],
    ['bytes=-3', 206, '789', 'bytes 18-20/21'],
    ['bytes=21-', 416, '', 'bytes */21'],
    ['bytes=0-1,3-4', 200, WHOLE, null],
  ])('is sent in the requested part: %s', async (range, status, text, contentRange) => {
    await show([], undefined, 'video.mp4');
    const reply = await get(VIDEO, { range });
    expect(reply.status).toBe(status);
    expect(await reply.text()).toBe(text);
    expect(reply.headers.get('content-range')).toBe(contentRange);
    expect(reply.headers.get('accept-ranges')).toBe('bytes');
  });

  test('is sent whole when the client’s cached part is of another version', async () => {
    await show([], undefined, 'video.mp4');
    const reply = await get(VIDEO, { range: 'bytes=0-4', 'if-range': '"another"' });
    expect(reply.status).toBe(200);
    expect(await reply.text()).toBe(WHOLE);
  });
});

test('only pictures and videos are served', async () => {
  await show([]);
  expect((await get('/media/posts/abc/secret.html')).status).toBe(404);
});
