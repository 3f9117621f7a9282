import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { articleMedia } from '../db/schema';
import type { TestMember } from '../testing';
import { describeMall } from '../testing/describe-mall';
import { openRaw } from '../testing/raw-socket';
import { refused } from '../testing/refused';
import { mountSmallDisk } from '../testing/small-disk';
import { testPicture, testVideo, upload } from '../testing/upload';

const disk = mountSmallDisk(32);
const mall = describeMall(disk ? { dataDir: disk.folder } : {});
let poster: TestMember;
beforeEach(async () => {
  poster = await mall.makeMember({ gid: 4 });
});
afterEach(async () => {
  await disk?.freeSpace();
  await rm(path.join(mall.dataDir, 'media'), { recursive: true, force: true });
});
afterAll(() => disk?.unmount());

const STORE = '/api/article/media/store';
const put = (parts: Record<string, string | Buffer>) => upload(mall.baseUrl + STORE, poster, parts);
/** All files below the data folder, without the disk's filling. */
const files = async () =>
  (await readdir(mall.dataDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'filling')
    .map((entry) => path.join(entry.parentPath, entry.name));

/** A picture that cannot be compressed well. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer();

/** One upload and, on the same connection, one more request. @returns the statuses of both responses */
async function statusesOnOneConnection(parts: readonly (readonly [string, Buffer | string])[]) {
  const body = Buffer.concat([
    ...parts.flatMap(([name, data]) => [
      Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"`),
      Buffer.from(`${typeof data === 'string' ? '' : '; filename="f"'}\r\n\r\n`),
      Buffer.from(data),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--x--\r\n'),
  ]);
  const socket = openRaw(mall.baseUrl);
  socket.send(
    [
      `POST ${STORE} HTTP/1.1`,
      'host: mall.test',
      `authorization: Bearer ${poster.token}`,
      'content-type: multipart/form-data; boundary=x',
      `content-length: ${body.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.send(body);
  socket.send('GET /api/qa HTTP/1.1\r\nhost: mall.test\r\nconnection: close\r\n\r\n');
  const answers = (await socket.ended).matchAll(/HTTP\/1\.1 (\d{3}) /g);
  return [...answers].map(([, status]) => Number(status));
}

/** A disk in memory is allocated in pages. */
const PAGE = 4096;
const MEGABYTES = Buffer.alloc(2 * 1024 * 1024);

test.each([
  [
    'its first file is empty',
    [
      ['file', Buffer.alloc(0)],
      ['poster', MEGABYTES],
    ],
    422,
  ],
  [
    'its poster is too large and more follows',
    [
      ['poster', Buffer.alloc(10_485_761)],
      ['file', MEGABYTES],
    ],
    413,
  ],
  ['no boundary follows its file', [['file', MEGABYTES]], 422],
] as const)(
  'answers the next request of the connection when an upload is refused because %s',
  async (_, parts, status) => {
    expect(await statusesOnOneConnection(parts)).toEqual([status, 200]);
  },
);

describe.skipIf(disk === null)('on a full disk', () => {
  test('refuses a file with storageFull and answers the next request of the connection', async () => {
    await disk?.leave(64 * 1024);
    expect(
      await statusesOnOneConnection([
        ['type', '1'],
        ['file', MEGABYTES],
      ]),
    ).toEqual([507, 200]);
    const reply = await put({ type: '1', file: MEGABYTES });
    expect([reply.status, reply.body]).toEqual([507, refused('storageFull')]);
    expect(mall.takeFaults()).toHaveLength(2);
    expect(await files()).toEqual([]);
  });

  test('stores no size of a picture when there is no room for all of them', async () => {
    const file = await noise(1600, 1200);
    await disk?.leave(file.length + 96 * 1024);
    const { body } = await put({ type: '1', file });
    expect(body).toEqual(refused('storageFull'));
    mall.takeFaults();
    expect([await files(), await mall.db.$count(articleMedia)]).toEqual([[], 0]);
    await disk?.freeSpace();
    expect((await put({ type: '1', file })).status).toBe(200);
  });

  test('stores no part of a video when there is no room for all of it', async () => {
    const parts = { type: '2', file: await testVideo(), poster: await testPicture() };
    let pages = 0;
    for (let status = 0; status !== 200; pages += 1) {
      await disk?.leave(pages * PAGE);
      const { body, ...reply } = await put(parts);
      status = reply.status;
      if (status === 200) break;
      expect([pages, body]).toEqual([pages, refused('storageFull')]);
      expect(await files()).toEqual([]);
    }
    mall.takeFaults();
    // The upload, its rewritten copy, the sizes of its poster, the stored video.
    expect(pages).toBeGreaterThan(8);
    expect(await mall.db.$count(articleMedia)).toBe(1);
  });
});
