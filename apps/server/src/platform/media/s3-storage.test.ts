import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBucket, type TestBucket } from '../../testing/bucket';
import { s3Storage } from './s3-storage';

let bucket: TestBucket;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mall-s3-'));
  bucket = await startBucket();
});
beforeEach(() => bucket.objects.clear());
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

test('the storage stores bytes and files, and returns them whole or in part', async () => {
  const storage = s3Storage(bucket.config);
  const file = path.join(folder, 'clip');
  await writeFile(file, 'a film in a file');
  await storage.put('posts/a/480.avif', Buffer.from('a picture'), 'image/avif');
  await storage.put('posts/b/video.mp4', { file }, 'video/mp4');

  expect(bucket.objects.get('posts/a/480.avif')).toMatchObject({ type: 'image/avif' });
  expect(bucket.objects.get('posts/b/video.mp4')).toMatchObject({ type: 'video/mp4' });
  expect(await storage.size('posts/b/video.mp4')).toBe(16);
  expect(String(await buffer(await storage.read('posts/a/480.avif')))).toBe('a picture');
  const part = await storage.read('posts/b/video.mp4', { start: 2, end: 5 });
  expect(String(await buffer(part))).toBe('film');

  await storage.delete(['posts/a/480.avif', 'posts/c/480.avif']);
  expect(await storage.size('posts/a/480.avif')).toBeNull();
  await expect(storage.read('posts/a/480.avif')).rejects.toThrow('404');
});

test('the storage reports the failed operation when the store does not accept the key', async () => {
  const stranger = s3Storage({ ...bucket.config, secret: 'another' });
  await expect(stranger.put('posts/a/480.avif', Buffer.from('x'), 'image/avif')).rejects.toThrow(
    'answered PUT posts/a/480.avif with 403',
  );
  expect(bucket.objects.size).toBe(0);
});

test('the storage retries when the store is busy for a moment', async () => {
  const storage = s3Storage(bucket.config);
  bucket.busy = 1;
  await storage.put('posts/a/480.avif', Buffer.from('a picture'), 'image/avif');
  bucket.busy = 1;
  expect(String(await buffer(await storage.read('posts/a/480.avif')))).toBe('a picture');
});

test('the storage lists every key when the store answers in several pages', async () => {
  const storage = s3Storage(bucket.config);
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => `posts/${id}/640.avif`);
  for (const key of keys) await storage.put(key, Buffer.from(key), 'image/avif');
  const listed: string[] = [];
  for await (const key of storage.list()) listed.push(key);
  expect(listed.sort()).toEqual(keys);
});
