import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KeptPages } from './kept-pages';
import type { LivePage } from './site-renderer';

/** What the shop says now; a page that was rendered says what it was then. */
let fact: string | null;
let rendered: string[];
let asked: number;
let closed: number;

const live = (said: string): LivePage => ({
  page: { renderedAt: 0, title: null, head: '', body: said, state: said },
  refresh: async () => {
    asked += 1;
    await Promise.resolve();
    if (fact === null) throw new Error('gone');
    return fact === said ? live(said) : draw(fact);
  },
  close: () => (closed += 1),
});
const draw = (said: string): LivePage => {
  rendered.push(said);
  return live(said);
};

let pages: KeptPages;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  fact = '100 元';
  rendered = [];
  asked = 0;
  closed = 0;
  pages = new KeptPages(async (url) => {
    if (url === '/member') return null;
    if (fact === null) throw new Error('gone');
    return draw(fact);
  });
});
afterEach(() => vi.useRealTimers());

const body = async (url = '/product/1') => (await pages.find(url))?.body;

describe('a page that was rendered', () => {
  test('is sent again without a question for a second', async () => {
    expect([await body(), await body()]).toEqual(['100 元', '100 元']);
    vi.advanceTimersByTime(999);
    fact = '90 元';
    expect(await body()).toBe('100 元');
    expect([rendered, asked]).toEqual([['100 元'], 0]);
  });

  test('is asked about after that, and rendered anew only where it has changed', async () => {
    await body();
    vi.advanceTimersByTime(1_001);
    expect(await body()).toBe('100 元');
    expect([rendered.length, asked]).toEqual([1, 1]);
    vi.advanceTimersByTime(1_001);
    fact = '90 元';
    expect(await body()).toBe('90 元');
    expect(rendered).toEqual(['100 元', '90 元']);
  });

  test('is rendered, and asked about, once for all who wait for it', async () => {
    await Promise.all(Array.from({ length: 100 }, () => body()));
    expect(rendered).toHaveLength(1);
    vi.advanceTimersByTime(1_001);
    await Promise.all(Array.from({ length: 100 }, () => body()));
    expect(asked).toBe(1);
  });

  test('is not sent any more once what it shows is gone', async () => {
    await body();
    vi.advanceTimersByTime(1_001);
    fact = null;
    await expect(body()).rejects.toThrow('gone');
    expect(closed).toBe(1);
    fact = '又來了';
    expect(await body()).toBe('又來了');
  });

  test('is one for each address', async () => {
    await body('/store/1');
    await body('/store/1?page=2');
    expect(rendered).toHaveLength(2);
  });
});

test('a page that only the browser draws is none', async () => {
  expect(await pages.find('/member')).toBeNull();
});

test('a flood of addresses is not rendered all at once', async () => {
  const found = await Promise.all(
    Array.from({ length: 100 }, (_, at) => body(`/mall?nobody=${at}`)),
  );
  expect(found.filter((each) => each !== undefined)).toHaveLength(16);
  expect(rendered).toHaveLength(16);
});

test('no more are kept than fit', async () => {
  for (let at = 0; at < 510; at += 1) await body(`/product/${at}`);
  expect(closed).toBe(10);
  pages.clear();
  expect(closed).toBe(510);
});
