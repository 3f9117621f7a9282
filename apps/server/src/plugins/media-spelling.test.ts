import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf, type TestMember } from '../testing';
import { describeMall } from '../testing/describe-mall';
import { callRaw } from '../testing/raw-call';
import { testPicture, testVideo, upload } from '../testing/upload';

const GROUP = 2;
let poster: TestMember;
let shopper: TestMember;
const mall = describeMall();
beforeEach(async () => {
  poster = await mall.makeMember({ gid: 4 });
  shopper = await mall.makeMember();
  await mall.makeGroup({ id: GROUP });
});

const put = async (type: '1' | '2') => {
  const file = type === '1' ? await testPicture(2000, 1500) : await testVideo();
  const address = `${mall.baseUrl}/api/article/media/store`;
  return dataOf<{ id: number }>(await upload(address, poster, { type, file })).id;
};
const publish = async () =>
  dataOf<{ id: number }>(
    await mall.as(poster).post('/api/article/store', {
      content: '只給熟客看的菜單',
      permission: '2',
      gids: [String(GROUP)],
      product: [],
      picture: [String(await put('1'))],
      video: [String(await put('2'))],
    }),
  ).id;
const sendToShop = async () => {
  for (const type of ['1', '2']) {
    const file = type === '1' ? await testPicture(2000, 1500) : await testVideo();
    const parts = { type, client_id: `client-000${type}`, file };
    await upload(`${mall.baseUrl}/api/member/service/media/store`, shopper, parts);
  }
};

/** A file that is not public, and a viewer who may see it. */
const secrets: readonly [
  what: string,
  make: () => Promise<void>,
  owner: () => TestMember | null,
][] = [
  ['a limited post', async () => void (await publish()), () => poster],
  [
    'a deleted post',
    async () => {
      await mall.as(poster).post('/api/article/delete', { a_id: await publish() });
    },
    () => null,
  ],
  ['a private chat', sendToShop, () => shopper],
  [
    'an upload that is not posted yet',
    async () => {
      await put('1');
      await put('2');
    },
    () => poster,
  ],
];

/** Lists every stored file, in each size and format, by its key. */
async function storedKeys(): Promise<string[]> {
  const folder = path.join(mall.dataDir, 'media');
  await mkdir(folder, { recursive: true });
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)));
}

/** Ways to write a key that some layer below might decode to the key itself. */
const spellings = (key: string): string[] => {
  const [folder = '', id = '', name = ''] = key.split('/');
  return [
    key,
    `/${key}`,
    `//${key}`,
    `%2f${key}`,
    `%2F${key}`,
    `%2F%2f${key}`,
    `%252f${key}`,
    `%5c${key}`,
    `%5C${key}`,
    `\\${key}`,
    `./${key}`,
    `%2e/${key}`,
    `%2E%2F${key}`,
    `avatars/../${key}`,
    `avatars/%2e%2e/${key}`,
    `avatars%2f..%2f${key}`,
    `avatars/..%5c${key}`,
    `demo/products/../../${key}`,
    `demo/products/%2E%2E/%2e%2e/${key}`,
    `demo%2f%2e%2e%2f${key}`,
    `${folder}//${id}/${name}`,
    `${folder}/${id}//${name}`,
    `${folder}%2f${id}%2F${name}`,
    `${folder}/./${id}/${name}`,
    `${folder}/%2e/${id}/${name}`,
    `${folder}/x/../${id}/${name}`,
    `${folder}\\${id}\\${name}`,
    `${folder}%5c${id}%5C${name}`,
    `${folder.toUpperCase()}/${id}/${name}`,
    `%${folder.charCodeAt(0).toString(16)}${key.slice(1)}`,
    `${key}/`,
    `${key}/.`,
    `${key}%00`,
    `${key}%00.avif`,
    `${key}%20`,
    `${key}.`,
    `${key};.avif`,
    `${key}?x=/avatars/`,
    `${folder}/${id}/${name.toUpperCase()}`,
  ];
};

describe.each(secrets)('the pictures and videos of %s', (_, make, owner) => {
  test('are served to nobody else, however their address is written', async () => {
    const before = new Set(await storedKeys());
    await make();
    const keys = (await storedKeys()).filter((key) => !before.has(key));
    // Posters and videos, in several sizes and formats.
    expect(keys.length).toBeGreaterThan(8);
    const stranger = await mall.makeMember({ gid: 3 });
    const identities: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${stranger.token}` },
      { cookie: `mall_media=${stranger.token}` },
    ];
    const given: string[] = [];
    for (const key of keys) {
      for (const spelling of spellings(key)) {
        const address = `/media/${spelling}`;
        const replies = await Promise.all(
          identities.map((headers) => callRaw(mall.baseUrl, address, headers)),
        );
        const isSafe = replies.every(
          ({ status, headers }) =>
            status >= 400 &&
            status < 500 &&
            headers['content-type']?.startsWith('application/json') &&
            !/public|immutable/.test(headers['cache-control'] ?? ''),
        );
        if (!isSafe) given.push(`${address} → ${replies.map(({ status }) => status).join()}`);
      }
    }
    expect(given).toEqual([]);

    // The files exist, and their owners see them.
    const mine = owner();
    for (const key of mine ? keys : []) {
      const headers = { cookie: `mall_media=${mine?.token}` };
      const reply = await callRaw(mall.baseUrl, `/media/${key}`, headers);
      expect([key, reply.status, reply.headers['cache-control']]).toEqual([
        key,
        200,
        'private, no-cache',
      ]);
    }
  });
});
