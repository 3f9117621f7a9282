import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BuiltSite, writeBuiltSite } from '../../testing/built-site';
import { until } from '../../testing/until';
import type { ReadAsGuest } from './in-process-reads';
import { RenderThread } from './render-thread';

const NEVER = new AbortController().signal;

let site: BuiltSite;
let thread: RenderThread;
const open = (idleLimit?: number) => {
  thread = new RenderThread(pathToFileURL(path.join(site.renderer, 'render.js')), idleLimit);
};
beforeEach(async () => {
  site = await writeBuiltSite();
  open();
});
afterEach(async () => {
  await thread.close();
  await site.remove();
});

const read: ReadAsGuest = async () => ({
  status: 200,
  type: 'application/json',
  text: '{"valid":true,"data":{}}',
  version: null,
});
/** The content of a page. */
async function render(url: string, readBy = read, signal = NEVER) {
  const rendered = await thread.render(url, readBy, signal);
  return rendered?.kind === 'page' ? rendered.page.body : rendered;
}

test('the thread starts with the first page, and ends when no page follows', async () => {
  open(1);
  expect(thread.isRunning).toBe(false);
  const first = render('/counted/1');
  expect(thread.isRunning).toBe(true);
  expect(await first).toContain('rendering 1');
  await until(() => !thread.isRunning);
  expect(await render('/counted/1')).toContain('rendering 1');
});

test('the thread renders pages one after the other in the same renderer', async () => {
  expect(await render('/counted/1')).toContain('rendering 1');
  expect(await render('/counted/1')).toContain('rendering 2');
});

test('a page fails with the error of its read', async () => {
  const failing: ReadAsGuest = () => Promise.reject(new Error('no database'));
  await expect(render('/counted/1', failing)).rejects.toThrow('no database');
  expect(await render('/counted/1')).toContain('rendering 1');
});

test('a page that hangs is given up with its thread, and the next one is rendered', async () => {
  const ending = new AbortController();
  const hanging = render('/busy', read, ending.signal);
  await until(() => existsSync(path.join(site.renderer, 'started')));
  ending.abort();
  await expect(hanging).rejects.toThrow('/busy was given up');
  expect(await render('/counted/1')).toContain('rendering 1');
});

test('a page whose data does not come is given up, and the thread renders on', async () => {
  await render('/counted/1');
  const ending = new AbortController();
  let isRead = false;
  const hanging: ReadAsGuest = () => {
    isRead = true;
    return new Promise(() => undefined);
  };
  const waiting = render('/counted/1', hanging, ending.signal);
  await until(() => isRead);
  ending.abort();
  await expect(waiting).rejects.toThrow('/counted/1 was given up');
  expect(await render('/counted/1')).toContain('rendering 2');
});

test('all pages fail when the thread crashes', async () => {
  const hanging: ReadAsGuest = () => new Promise(() => undefined);
  const waiting = render('/counted/1', hanging);
  const crashing = render('/exit');
  await expect(Promise.all([waiting, crashing])).rejects.toThrow('The renderer has ended');
  await expect(waiting).rejects.toThrow('The renderer has ended');
  expect(await render('/counted/1')).toContain('rendering 1');
});
