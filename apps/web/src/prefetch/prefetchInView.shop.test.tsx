import { failureCodes } from '@mall/contract/failure-codes';
import { createMall, memoryStorage } from '@mall/sdk';
import { startTestMall, type TestMall } from '@mall/server/testing';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createPageLoader } from '../navigation/pageLoader';
import { routes } from '../routes';
import { prefetchInView } from './prefetchInView';

let shop: TestMall;
let stop: () => void = () => undefined;
let asked: string[];
let client: QueryClient;
/** Replies are delayed until the test releases them. */
let letGo: (() => void)[];
let refusal: object | undefined;
/** jsdom has no layout: the test reports intersections itself. */
let sight: (links: readonly Element[], isIntersecting: boolean) => void;

beforeAll(async () => {
  shop = await startTestMall({});
});
afterAll(() => shop.stop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  letGo = [];
  refusal = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: readonly object[]) => void) {
        sight = (links, isIntersecting) =>
          notify(links.map((target) => ({ target, isIntersecting })));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function watch(links: number): readonly Element[] {
  document.body.innerHTML = Array.from(
    { length: links },
    (_, place) => `<a href="/product/${place + 1}">商品</a>`,
  ).join('');
  const mall = createMall({
    baseUrl: shop.baseUrl,
    storage: memoryStorage(),
    fetch: async (input, init) => {
      asked.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
      await new Promise<void>((done) => letGo.push(done));
      return refusal ? Response.json(refusal, { status: 429 }) : fetch(input, init);
    },
  });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stop = prefetchInView(client, mall, createPageLoader(routes), document.body);
  return [...document.querySelectorAll('a')];
}
const rest = () => vi.advanceTimersByTime(600);
const answerAll = () => letGo.splice(0).forEach((done) => done());

it('fetches two pages at a time, and at most twelve for each page', async () => {
  const links = watch(20);
  sight(links, true);
  expect(asked).toEqual([]);
  rest();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  for (let known = 2; known < 12; known += 2) {
    answerAll();
    await vi.waitFor(() => expect(asked).toHaveLength(known + 2));
  }
  answerAll();
  await new Promise((done) => setImmediate(done));
  expect(new Set(asked).size).toBe(12);
  expect(asked).toHaveLength(12);
});

it('ignores links that are scrolled past', () => {
  const links = watch(3);
  sight(links, true);
  vi.advanceTimersByTime(500);
  sight(links, false);
  rest();
  expect(asked).toEqual([]);
});

it('stops when the server reports too many requests', async () => {
  const links = watch(6);
  sight(links, true);
  rest();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  refusal = { valid: false, code: failureCodes.tooManyRequests, msg: '請稍候再試', data: null };
  answerAll();
  const refused = () =>
    client
      .getQueryCache()
      .getAll()
      .filter((each) => each.state.error);
  await vi.waitFor(() => expect(refused()).toHaveLength(2));
  await new Promise((done) => setImmediate(done));
  expect(asked).toHaveLength(2);
});

it('fetches nothing when data saver is on', () => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { connection: { saveData: true } }),
  );
  watch(2);
  rest();
  expect(asked).toEqual([]);
});
