import { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestMall, type TestMall } from '../../testing';

const PICTURE = '/media/demo/links/fruit.avif';
const OTHER = '/media/demo/avatars/member.avif';

/** Node publishes every child process on this channel. */
const CHANNEL = 'child_process';

/** The processes that this test file has started. */
let started: ChildProcess[];
/** Replies of all of them. */
let replies: unknown[];
let onStart: (child: ChildProcess) => void;
let mall: TestMall;

function follow(message: unknown): void {
  if (!(message instanceof Object && 'process' in message)) return;
  const { process: child } = message;
  if (!(child instanceof ChildProcess)) return;
  started.push(child);
  child.on('message', (reply) => replies.push(reply));
  // It is published before it is spawned.
  child.once('spawn', () => onStart(child));
}

beforeEach(() => {
  started = [];
  replies = [];
  onStart = () => {};
  subscribe(CHANNEL, follow);
});
afterEach(async () => {
  unsubscribe(CHANNEL, follow);
  await mall.stop();
});

/** @param painterIdleMs how long the painter waits for another picture. */
async function startMall(painterIdleMs: number): Promise<void> {
  mall = await startTestMall({ demo: true }, null, { painterIdleMs });
}

const statusOf = async (url: string) => (await fetch(mall.baseUrl + url)).status;

const onlyPainter = (): ChildProcess => {
  expect(started).toHaveLength(1);
  const [painter] = started;
  if (painter === undefined) throw new Error('No process was started');
  return painter;
};

test('the painter starts with the first picture and ends when it is idle', async () => {
  await startMall(1);
  expect(await statusOf('/media/demo/links/none.avif')).toBe(404);
  expect(started).toEqual([]);

  expect(await statusOf(PICTURE)).toBe(200);
  const painter = onlyPainter();
  if (painter.exitCode === null) await once(painter, 'exit');
  expect([painter.exitCode, painter.signalCode]).toEqual([0, null]);

  expect(await statusOf(PICTURE)).toBe(200);
  onlyPainter();
  expect(await statusOf(OTHER)).toBe(200);
  expect(started).toHaveLength(2);
});

test('the painter paints a picture once when it is requested several times at once', async () => {
  await startMall(60_000);
  const sized = PICTURE.replace('.avif', '/320.avif');
  const urls = [PICTURE, PICTURE, sized, sized];
  expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200, 200, 200]);
  onlyPainter();
  expect(replies).toHaveLength(2);
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
  onStart = (child) => child.kill('SIGKILL');
  expect(await statusOf(PICTURE)).toBe(500);
  expect(mall.takeFaults()).toEqual([expect.stringMatching(/painter .* has ended \(SIGKILL\)/)]);
  onlyPainter();

  onStart = () => {};
  expect(await statusOf(PICTURE)).toBe(200);
  expect(started).toHaveLength(2);
});

test('the painter ends when the server closes', async () => {
  await startMall(60_000);
  expect(await statusOf(PICTURE)).toBe(200);
  const painter = onlyPainter();
  const ended = once(painter, 'exit');
  await mall.restart();
  expect(await ended).toEqual([0, null]);
});
