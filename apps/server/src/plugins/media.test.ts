import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sizedPicture } from '@mall/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleMedia } from '../db/schema';
import { pictureNames } from '../demo/album';
import { startTestMall, type TestMall } from '../testing';

let dataDir: string;
let mall: TestMall;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mall-media-'));
  await mkdir(path.join(dataDir, 'media', 'avatars', 'abc'), { recursive: true });
  await writeFile(path.join(dataDir, 'secret.txt'), 'secret');
  await writeFile(path.join(dataDir, 'media', 'avatars', 'abc', '256.avif'), 'picture');
  mall = await startTestMall({ demo: true, dataDir });
});
afterAll(async () => {
  await mall.stop();
  await rm(dataDir, { recursive: true });
});

const get = (address: string) => fetch(mall.baseUrl + address);

describe('/media', () => {
  test('serves files that a browser may cache for ever', async () => {
    const reply = await get('/media/avatars/abc/256.avif');
    expect(await reply.text()).toBe('picture');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('paints a picture of the demo shop on first request', async () => {
    const address = '/media/demo/products/yujing-mango-box-1.avif';
    const [one, two] = await Promise.all([get(address), get(address)]);
    expect(one.status).toBe(200);
    expect(one.headers.get('content-type')).toBe('image/avif');
    expect(one.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await one.arrayBuffer());
    expect(bytes.length).toBeGreaterThan(1000);
    expect(bytes.equals(Buffer.from(await two.arrayBuffer()))).toBe(true);
    expect((await get(address)).status).toBe(200);
  });

  test('paints it as JPEG too, for messengers that read no AVIF', async () => {
    const reply = await get('/media/demo/products/yujing-mango-box-1.jpg');
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  test.each([
    [320, 'avif', 'image/avif'],
    [640, 'jpg', 'image/jpeg'],
    [640, 'webp', 'image/webp'],
    [960, 'avif', 'image/avif'],
    [1280, 'avif', 'image/avif'],
    [1600, 'avif', 'image/avif'],
  ])('has a banner %i wide as %s', async (width, format, type) => {
    const reply = await get(`/media/demo/banners/citrus/${width}.${format}`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type]);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const found = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect([found.width, found.height]).toEqual([width, Math.round((width * 700) / 1600)]);
  });

  test('makes no picture larger than the original', async () => {
    const reply = await get('/media/demo/links/fruit/1600.avif');
    const found = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect([found.width, found.height]).toEqual([240, 240]);
  });

  test('makes the sizes of a real shop’s own pictures too', async () => {
    await mkdir(path.join(dataDir, 'media', 'products'), { recursive: true });
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c84' } })
      .jpeg()
      .toFile(path.join(dataDir, 'media', 'products', 'own.jpg'));
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => get('/media/products/own/320.avif')),
    );
    for (const reply of replies) {
      expect(reply.status).toBe(200);
      const found = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
      expect([found.width, found.height]).toEqual([320, 213]);
    }
  });

  test('does not paint a post’s picture for a viewer who may not see the post', async () => {
    const name = pictureNames().find((each) => each.startsWith('posts/')) ?? '';
    const address = `/media/demo/${name}`;
    const asJpeg = address.replace('.avif', '.jpg');
    expect((await get(address)).status).toBe(404);
    expect((await get(asJpeg)).status).toBe(404);
    const small = sizedPicture(address, 320);
    expect((await get(small)).status).toBe(404);
    const { id: articleId, memberId } = await mall.makeArticle();
    await mall.db.insert(articleMedia).values({ articleId, memberId, kind: 1, path: address });
    expect((await get(address)).status).toBe(200);
    expect((await get(asJpeg)).status).toBe(200);
    expect((await get(small)).status).toBe(200);
    expect((await get(sizedPicture(asJpeg, 320))).status).toBe(200);
  });

  test('serves no folder without an access rule', async () => {
    for (const folder of ['drafts', 'demo/drafts', 'avatarsx']) {
      await mkdir(path.join(dataDir, 'media', folder), { recursive: true });
      await writeFile(path.join(dataDir, 'media', folder, 'note.avif'), 'picture');
      expect((await get(`/media/${folder}/note.avif`)).status).toBe(404);
    }
    await writeFile(path.join(dataDir, 'media', 'note.avif'), 'picture');
    expect((await get('/media/note.avif')).status).toBe(404);
  });

  test.each([
    '/media/demo/products/nothing.avif',
    '/media/demo/products/nothing/640.avif',
    '/media/demo/banners/citrus/641.avif',
    '/media/demo/banners/citrus/99999.avif',
    '/media/demo/banners/citrus/0640.avif',
    '/media/demo/banners/citrus/640.png',
    '/media/demo/banners/citrus/640/320.avif',
    '/media/demo/banners/../../secret/640.avif',
    '/media/demo/banners/..%2fposts/2001-1/640.avif',
    '/media/demo/../../secret.txt',
    '/media/demo/%2e%2e/%2e%2e/secret.txt',
    '/media/..%2fsecret.txt',
    '/media/demo/..%5c..%5csecret.txt',
    '/media/',
  ])('has nothing at %s', async (address) => {
    const reply = await get(address);
    expect([400, 403, 404]).toContain(reply.status);
    expect(await reply.json()).toMatchObject({ valid: false, data: null });
  });
});
