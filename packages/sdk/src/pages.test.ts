import { answerMember, makeColleague } from '@mall/server/testing';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createMall } from './client';
import { everyOf, pagesOf } from './pages';
import { setupMall } from './testing/setup';
import type { ArticleSummary, ProductSummary } from './types';

const setup = setupMall();

/** Creates a client that records the URLs of its requests. */
function recordingClient() {
  const paths: string[] = [];
  const mall = createMall({
    baseUrl: setup.server.baseUrl,
    fetch: (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      paths.push(pathname + search);
      return fetch(input, init);
    },
  });
  return { mall, paths };
}

async function makeProducts(count: number) {
  for (let number = 1; number <= count; number += 1)
    await setup.server.makeProduct({ name: `商品 ${number}`, rules: [{ amount: number }] });
}

const gather = async <Item>(items: AsyncIterable<Item>) => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};

describe('everyOf', () => {
  it('returns every item once, in order, from all pages', async () => {
    await makeProducts(50);
    const { mall, paths } = recordingClient();
    const products = await gather(
      everyOf((next) => mall.products.all({ sort: 'price_asc', in_stock: '1', ...next })),
    );
    expectTypeOf(products).toEqualTypeOf<ProductSummary[]>();
    expect(products.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
    const { page } = await mall.products.all();
    expect(page.total_page).toBeGreaterThan(2);
    expect(paths.slice(0, -1)).toHaveLength(page.total_page);
    expect(paths.every((path, at) => path.includes('in_stock=1') || at === page.total_page)).toBe(
      true,
    );
  });

  it('requests no more pages than the loop reads', async () => {
    await makeProducts(30);
    const { mall, paths } = recordingClient();
    for await (const { amount } of everyOf(mall.products.all)) if (amount > 0) break;
    expect(paths).toEqual(['/api/product/all']);
  });

  it('returns every item once when the list grows meanwhile', async () => {
    for (let number = 1; number <= 30; number += 1)
      await setup.server.makeArticle({ content: `第 ${number} 篇` });
    const seen: string[] = [];
    const posts: AsyncIterable<ArticleSummary> = everyOf(setup.guest().articles.list);
    for await (const { content } of posts) {
      seen.push(content);
      if (seen.length % 10 === 0) await setup.server.makeArticle({ content: '剛剛發的' });
    }
    expect(seen).toEqual(Array.from({ length: 30 }, (_, at) => `第 ${30 - at} 篇`));
  });

  it('returns nothing for an empty list', async () => {
    const { mall, paths } = recordingClient();
    expect(await gather(everyOf((next) => mall.search.products('芒果', next)))).toEqual([]);
    expect(paths).toHaveLength(1);
  });

  it('ends with the error of a page that cannot be fetched', async () => {
    await makeProducts(30);
    const { mall } = recordingClient();
    const read: (number | undefined)[] = [];
    const cancel = new AbortController();
    const reading = gather(
      everyOf(({ page }) => {
        read.push(page);
        if (page === 2) cancel.abort(new Error('enough'));
        return mall.products.all({ page }, { signal: cancel.signal });
      }),
    );
    await expect(reading).rejects.toThrow('enough');
    expect(read).toEqual([undefined, 2]);
  });
});

describe('pagesOf', () => {
  it('returns the parts of a conversation from the newest to the oldest', async () => {
    const member = await setup.server.makeMember();
    const mall = await setup.signedIn(member);
    const agent = await makeColleague(setup.server, ['agent']);
    const page = await mall.chat.open();
    for (let number = 1; number <= 20; number += 1) {
      await page?.send({ type: 1, text: `問 ${number}` });
      await answerMember(agent, member, `答 ${number}`);
    }
    page?.close();
    const parts = await gather(pagesOf(mall.chat.history));
    expect(parts.length).toBeGreaterThan(1);
    const result = parts
      .reverse()
      .flatMap(({ list }) => list.map((one) => one.type === 1 && one.text));
    expect(result).toEqual(
      Array.from({ length: 40 }, (_, at) => `${at % 2 ? '答' : '問'} ${Math.floor(at / 2) + 1}`),
    );
  });
});
