import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countStatements } from '../../testing/count-statements';
import { CACHED_FOR_AN_HOUR } from '../../testing/caches-on';
import { describeMall } from '../../testing/describe-mall';
import { fakeIntervals } from '../../testing/fake-intervals';

// No job sends a statement of its own while those of a call are counted.
beforeAll(fakeIntervals);
const mall = describeMall(CACHED_FOR_AN_HOUR, {
  reset: false,
  oneServerBecause: 'each server caches by itself',
});
afterAll(() => vi.useRealTimers());

/** The number of statements of a guest's first call, a guest's second, a member's first and second. */
async function statementsOf(path: string) {
  const guest = mall.as();
  const member = mall.as(await mall.makeMember());
  const counts: number[] = [];
  for (const caller of [guest, guest, member, member]) {
    const sent = await countStatements(mall.db, async () => {
      expect((await caller.get(path)).status).toBe(200);
    });
    counts.push(sent.length);
  }
  return counts;
}

test('a list sends one statement when it is read, and one for a member’s own marks', async () => {
  await mall.makeProduct();
  expect(await statementsOf('/api/product/all')).toEqual([1, 0, 2, 1]);
});

test('a product sends a fixed number of statements when it is read', async () => {
  const { id } = await mall.makeProduct();
  await mall.makeArticle({ productIds: [id] });
  // Product, variants, related products, settings, shipping methods, posts and their products; then the posts that
  // this member may see, their products, and the member's marks.
  expect(await statementsOf(`/api/product/detail/${id}`)).toEqual([7, 0, 8, 3]);
});

test('the wall sends a fixed number of statements when it is read', async () => {
  const { id } = await mall.makeProduct();
  await mall.makeArticle({ productIds: [id] });
  expect(await statementsOf('/api/article')).toEqual([2, 0, 2, 2]);
});
