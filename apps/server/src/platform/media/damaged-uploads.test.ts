import type { FailureName } from '@mall/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { testPicture, testVideo } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';
import { upload } from '../../testing/upload';

const POSTER_GROUP = 4;
const mall = describeMall({ posterGroup: POSTER_GROUP });
afterEach(() => expect(mall.takeFaults()).toEqual([]));

const EMPTY = Buffer.alloc(0);
const EMPTY_MESSAGE = '檔案是空的，請重新選擇檔案';
const DAMAGED_MESSAGE = '檔案已損毀，無法讀取，請換一個再試';

interface UploadPlace {
  readonly what: string;
  readonly path: string;
  readonly part: string;
  readonly fields: Readonly<Record<string, string>>;
}
const post = { path: '/api/article/media/store', part: 'file' };
const chat = { path: '/api/member/service/media/store', part: 'file' };
const clientId = 'client-0001';
const places: readonly UploadPlace[] = [
  { what: 'a picture of a post', ...post, fields: { type: '1' } },
  { what: 'a video of a post', ...post, fields: { type: '2' } },
  { what: 'a picture of a chat', ...chat, fields: { client_id: clientId, type: '1' } },
  { what: 'a video of a chat', ...chat, fields: { client_id: clientId, type: '2' } },
  { what: 'an avatar', path: '/api/member/profile/avatar/store', part: 'avatar', fields: {} },
];

async function expectRefused(
  { path, part, fields }: UploadPlace,
  file: Buffer,
  [failure, message]: readonly [FailureName, string],
): Promise<void> {
  const poster = await mall.makeMember({ gid: POSTER_GROUP });
  const { status, body } = await upload(mall.baseUrl + path, poster, { ...fields, [part]: file });
  expect([status, body]).toEqual([422, refused(failure, message)]);
}

describe.each(places)('$what', (place) => {
  test('is refused when it is empty', async () => {
    await expectRefused(place, EMPTY, ['mediaEmpty', EMPTY_MESSAGE]);
  });

  const isVideo = place.what.startsWith('a video');
  test.each([12, 40, 400])('is refused as damaged when it ends after %s bytes', async (bytes) => {
    const whole = isVideo ? await testVideo() : await testPicture(400, 300);
    await expectRefused(place, whole.subarray(0, bytes), ['mediaBroken', DAMAGED_MESSAGE]);
  });
});

test('an empty poster of a video is refused as empty', async () => {
  const poster = await mall.makeMember({ gid: POSTER_GROUP });
  const parts = { type: '2', file: await testVideo(), poster: EMPTY };
  const { body } = await upload(`${mall.baseUrl}/api/article/media/store`, poster, parts);
  expect(body).toEqual(refused('mediaEmpty', EMPTY_MESSAGE));
});
