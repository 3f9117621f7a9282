import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { s3Storage, type S3Config } from './s3-storage';

/** A simulated bucket that verifies every signature itself. */
const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
let store: Server;
let folder: string;
let config: S3Config;
const SECRET = 'the-secret';
/** How many times the store answers that it is busy. */
let busy = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mall-s3-'));
  store = createServer((request, response) => {
    void answer(request).then(([status, bytes, length]) => {
      response.writeHead(status, length === undefined ? {} : { 'content-length': length });
      response.end(request.method === 'HEAD' ? undefined : bytes);
    });
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const { port } = store.address() as AddressInfo;
  config = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'mall',
    region: 'ap-northeast-1',
    keyId: 'the-key',
    secret: SECRET,
  };
});
beforeEach(() => objects.clear());
afterAll(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

async function answer(request: IncomingMessage): Promise<[number, Buffer?, number?]> {
  const bytes = await buffer(request);
  if (!isSigned(request)) return [403];
  if (busy > 0) {
    busy -= 1;
    return [503];
  }
  const [name = ''] = (request.url ?? '').split('?');
  const found = objects.get(name);
  switch (request.method) {
    case 'PUT':
      // A chunked upload is what S3 refuses.
      if (request.headers['content-length'] !== String(bytes.length)) return [411];
      objects.set(name, { bytes, type: request.headers['content-type'] });
      return [200];
    case 'DELETE':
      objects.delete(name);
      return [204];
    default: {
      if (!found) return [404];
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (from === undefined) return [200, found.bytes, found.bytes.length];
      return [206, found.bytes.subarray(Number(from), Number(to) + 1)];
    }
  }
}

/** Computes AWS Signature Version 4 from its specification. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const { authorization = '' } = headers;
  const [, scope = '', names = '', signature] =
    /Credential=the-key\/(\S+), SignedHeaders=(\S+), Signature=(\w{64})$/.exec(authorization) ?? [];
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const [place, query = ''] = url.split('?');
  const canonical = [
    method,
    place,
    query,
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  const sign = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest();
  const key = [day, region, service, end].reduce<string | Buffer>(sign, `AWS4${SECRET}`);
  return signature === sign(key, toSign).toString('hex');
}

test('the storage stores bytes and files, and returns them whole or in part', async () => {
  const storage = s3Storage(config);
  const file = path.join(folder, 'clip');
  await writeFile(file, 'a film in a file');
  await storage.put('posts/a/480.avif', Buffer.from('a picture'), 'image/avif');
  await storage.put('posts/b/video.mp4', { file }, 'video/mp4');

  expect(objects.get('/mall/posts/a/480.avif')).toMatchObject({ type: 'image/avif' });
  expect(objects.get('/mall/posts/b/video.mp4')).toMatchObject({ type: 'video/mp4' });
  expect(await storage.size('posts/b/video.mp4')).toBe(16);
  expect(String(await buffer(await storage.read('posts/a/480.avif')))).toBe('a picture');
  const part = await storage.read('posts/b/video.mp4', { start: 2, end: 5 });
  expect(String(await buffer(part))).toBe('film');

  await storage.delete(['posts/a/480.avif', 'posts/c/480.avif']);
  expect(await storage.size('posts/a/480.avif')).toBeNull();
  await expect(storage.read('posts/a/480.avif')).rejects.toThrow('404');
});

test('the storage reports the failed operation when the store does not accept the key', async () => {
  const stranger = s3Storage({ ...config, secret: 'another' });
  await expect(stranger.put('posts/a/480.avif', Buffer.from('x'), 'image/avif')).rejects.toThrow(
    'answered PUT posts/a/480.avif with 403',
  );
  expect(objects.size).toBe(0);
});

test('the storage retries when the store is busy for a moment', async () => {
  const storage = s3Storage(config);
  busy = 1;
  await storage.put('posts/a/480.avif', Buffer.from('a picture'), 'image/avif');
  busy = 1;
  expect(String(await buffer(await storage.read('posts/a/480.avif')))).toBe('a picture');
});
