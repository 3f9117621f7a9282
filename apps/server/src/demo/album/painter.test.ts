import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startTestMall, type TestMall } from '../../testing';
import { followChildren } from '../../testing/follow-children';

const PICTURE = '/media/demo/links/fruit.avif';
const OTHER = '/media/demo/avatars/member.avif';

const children = followChildren();
let mall: TestMall;
afterEach(() => mall.stop());

/** @param painterIdleMs how long the painter waits for another picture. */
async function startMall(painterIdleMs: number): Promise<void> {
  mall = await startTestMall({ demo: true }, { demo: { painterIdleMs } });
}

const statusOf = async (url: string) => (await fetch(mall.baseUrl + url)).status;

test('the painter starts with the first picture and ends when it is idle', async () => {
  await startMall(1);
  expect(await statusOf('/media/demo/links/none.avif')).toBe(404);
  expect(children.started).toEqual([]);

  expect(await statusOf(PICTURE)).toBe(200);
  const painter = children.expectOne();
  if (painter.exitCode === null) await once(painter, 'exit');
  expect([painter.exitCode, painter.signalCode]).toEqual([0, null]);

  expect(await statusOf(PICTURE)).toBe(200);
  children.expectOne();
  expect(await statusOf(OTHER)).toBe(200);
  expect(children.started).toHaveLength(2);
});

test('the painter paints a picture once when it is requested several times at once', async () => {
  await startMall(60_000);
  const sized = PICTURE.replace('.avif', '/320.avif');
  const urls = [PICTURE, PICTURE, sized, sized];
  expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200, 200, 200]);
  children.expectOne();
  expect(children.messages).toHaveLength(2);
  const folder = path.join(mall.dataDir, 'media/demo');
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    'links',
    'links/fruit',
    'links/fruit.avif',
    'links/fruit/320.avif',
  ]);
});

test('a request fails when the painter is killed, and the next one starts another painter', async () => {
  await startMall(60_000);
  children.onStart((child) => child.kill('SIGKILL'));
  expect(await statusOf(PICTURE)).toBe(500);
  expect(mall.takeFaults()).toEqual([expect.stringMatching(/painter .* has ended \(SIGKILL\)/)]);
  children.expectOne();

  children.onStart(() => {});
  expect(await statusOf(PICTURE)).toBe(200);
  expect(children.started).toHaveLength(2);
});

test('the painter ends when the server closes', async () => {
  await startMall(60_000);
  expect(await statusOf(PICTURE)).toBe(200);
  const painter = children.expectOne();
  const ended = once(painter, 'exit');
  await mall.restart();
  expect(await ended).toEqual([0, null]);
});
