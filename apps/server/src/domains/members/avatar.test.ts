import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { TestMember } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const mall = describeMall();

const upload = async ({ token }: TestMember, bytes: Uint8Array<ArrayBuffer>, name = 'avatar') => {
  const form = new FormData();
  form.set(name, new Blob([bytes]), '../../me.svg');
  const response = await fetch(`${mall.baseUrl}/api/member/profile/avatar/store`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await response.json()) as { data: { avatar: string } };
  return { status: response.status, body };
};
const picture = async (background = '#c33') =>
  new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .withMetadata({ exif: { IFD0: { Artist: '阿芳' } } })
      .jpeg()
      .toBuffer(),
  );
const get = (path: string) => fetch(mall.baseUrl + path);

test('a new avatar is stored as a square, and the previous one is deleted', async () => {
  const member = await mall.makeMember();
  const { status, body } = await upload(member, await picture());
  expect(status).toBe(200);
  const { avatar } = body.data;
  const file = await get(avatar);
  expect(file.headers.get('content-type')).toBe('image/avif');
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256 });
  expect(bytes.includes('Artist')).toBe(false);
  const read = await mall.as(member).get('/api/member/profile');
  expect(read.body.data).toMatchObject({ avatar });

  const second = await upload(member, await picture('#3c3'));
  expect(second.body.data.avatar).not.toBe(avatar);
  expect((await get(avatar)).status).toBe(404);
  expect((await get(second.body.data.avatar)).status).toBe(200);
});

test('an invalid picture is refused, and the avatar stays', async () => {
  const member = await mall.makeMember({ avatar: '/media/demo/avatars/member.avif' });
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>        ');
  expect((await upload(member, svg)).body).toEqual(refused('mediaUnsupported'));
  expect((await upload(member, await picture(), 'file')).body).toEqual(refused('invalidFields'));
  const { body } = await mall.as(member).get('/api/member/profile');
  expect(body.data).toMatchObject({ avatar: '/media/demo/avatars/member.avif' });
});
