import { RenderedAt } from '@mall/app/messages';
import { createMallQueryClient } from '@mall/hooks';
import { createMall, memoryStorage } from '@mall/sdk';
import { act, cleanup, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { MemoryRouter, UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Site } from '../Site';
import { setupSite } from '../testing/site';
import { addressOf, publicPathOf } from './addresses';
import { publicPaths } from './publicPages';
import { render } from './render';
import { readDehydratedState } from '../hydration/dehydratedState';
import { replayClicks } from '../hydration/replayClicks';

vi.stubGlobal('__PAGE_FILES__', {});
const setup = setupSite();

let errors: string[];
beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
  });
});
let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  clearRouterContexts();
});

/** The default values of the router's contexts. */
const routerContexts = [UNSAFE_LocationContext, UNSAFE_RouteContext].map(
  (context) => [context, Reflect.get(context, '_currentValue')] as const,
);

/**
 * Both renderers share one React here; the server's leaves its router contexts behind, which would break the
 * browser's.
 */
function clearRouterContexts(): void {
  for (const [context, value] of routerContexts) Reflect.set(context, '_currentValue', value);
}

// The document of these tests shows no page that has to become usable first.
replayClicks();

const renderPage = async (url: string) => {
  const rendered = await render({ url, origin: setup.shop.baseUrl, fetch });
  if (rendered?.kind !== 'page') throw new Error(`${url} is not rendered`);
  clearRouterContexts();
  return rendered.page;
};

/** The URLs of all public pages, with a text that each shows. */
async function makePages(): Promise<readonly string[]> {
  const { shop } = setup;
  const author = await shop.makeMember({ name: '阿芬', gid: 4 });
  const main = await shop.makeCategory({ name: '水果' });
  const { id } = await shop.makeProduct({ name: '芒果', categoryId: main.id });
  const post = await shop.makeArticle({ memberId: author.id, content: '今天煮飯\n'.repeat(9) });
  const at = [`/store/${main.id}`, `/product/${id}`, `/article/${post.id}`, `/author/${post.id}`];
  const word = encodeURIComponent('芒果');
  return ['/', '/mall', '/wall', ...at, `/search/${word}`, '/msearch', '/qa', '/login'];
}

describe('a page that the server rendered', () => {
  it('contains no origin when the server was called by one', async () => {
    for (const url of await makePages()) {
      const page = await renderPage(url);
      expect(JSON.stringify(page), url).not.toContain(setup.shop.baseUrl);
    }
  });

  it('links the products of a shelf below the fold without buttons when scripts are disabled', async () => {
    const { id } = await setup.shop.makeProduct({ name: '芒果' });
    const { body } = await renderPage('/mall');
    const shelf = [...body.matchAll(/<noscript>([^]*?)<\/noscript>/g)]
      .map(([, markup = '']) => markup)
      .find((markup) => markup.includes('芒果'));
    expect(shelf).toContain(`href="/product/${id}"`);
    expect(shelf).not.toContain('<button');
  });

  it('hydrates without a request and without a difference', async () => {
    for (const url of await makePages()) {
      const page = await renderPage(url);
      const place = document.createElement('div');
      document.body.append(place);
      place.innerHTML = page.body;
      expect(place.querySelector('main')?.textContent, url).not.toBe('');

      const calls: string[] = [];
      const mall = createMall({
        baseUrl: setup.shop.baseUrl,
        publicUrl: '',
        storage: memoryStorage(),
        fetch: (input, init) => {
          calls.push(new Request(input, init).url);
          return fetch(input, init);
        },
      });
      const client = createMallQueryClient();
      readDehydratedState(client, page.state, true);
      const differences: string[] = [];
      await act(async () => {
        root = hydrateRoot(
          place,
          <RenderedAt value={page.renderedAt}>
            <MemoryRouter initialEntries={[url]}>
              <Site mall={mall} queryClient={client} />
            </MemoryRouter>
          </RenderedAt>,
          { onRecoverableError: (error) => differences.push(`${url}: ${String(error)}`) },
        );
      });
      await waitFor(() => expect(place.querySelector('main')).toBeTruthy());
      expect(differences, url).toEqual([]);
      expect(errors.filter((each) => /hydrat|did not match|didn't match/i.test(each))).toEqual([]);
      expect(
        calls.filter((call) => call.includes('/api/')),
        url,
      ).toEqual([]);
      act(() => root?.unmount());
      root = undefined;
      place.remove();
    }
  });

  it('is rendered once, with the data that it declares', async () => {
    const { shop } = setup;
    const rendered = new Set<string | undefined>();
    const renderOnce = async (url: string) => {
      const { undeclared } = await renderPage(url);
      expect({ url, undeclared }).toEqual({ url, undeclared: [] });
      rendered.add(publicPathOf(new URL(url, 'http://mall.test').pathname));
    };
    await shop.db.execute(
      `insert into info_pages (id, title, content) values (1, '條款', ''), (2, '隱私', ''), (3, '關於', '')`,
    );
    for (const url of await makePages()) await renderOnce(url);
    for (const url of ['/about', '/privacy', '/tos']) await renderOnce(url);
    for (const list of ['/', '/mall', '/search/%E6%B2%92%E6%9C%89', '/search/%E8%8A%92%E6%9E%9C']) {
      await renderOnce(`${list}?sort=price_asc&in_stock=1`);
    }
    await renderOnce('/search/%E6%B2%92%E6%9C%89');
    await renderOnce('/search/%E8%8A%92%E6%9E%9C/?show=posts');
    await shop.setConfig('index', 'index_mode', 0);
    await renderOnce('/');
    expect(publicPaths.filter((path) => !rendered.has(path))).toEqual([]);
  });

  it('reads no undeclared query parameter', async () => {
    const asked = new Set<string>();
    for (const method of ['get', 'has', 'getAll'] as const) {
      const original = URLSearchParams.prototype[method];
      vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
        this: URLSearchParams,
        name: string,
      ) {
        asked.add(name);
        return Reflect.apply(original, this, [name]);
      });
    }
    for (const url of await makePages()) {
      asked.clear();
      const { parameters } = await renderPage(url);
      expect({ url, undeclared: [...asked].filter((each) => !parameters.includes(each)) }).toEqual({
        url,
        undeclared: [],
      });
    }
  });

  it('is the same for all URLs that differ in parameters it does not read', async () => {
    const { shop } = setup;
    const main = await shop.makeCategory({ name: '水果' });
    await shop.makeProduct({ name: '芒果', categoryId: main.id });
    const own = `/store/${main.id}?sort=price_asc&in_stock=1`;
    const page = await renderPage(own);
    expect(page.url).toBe(own);
    const linked = `/store/${main.id}?utm_source=line&in_stock=1&fbclid=abc&sort=price_asc`;
    expect(await renderPage(linked)).toEqual(page);
    expect(addressOf(linked)).toBe(own);
    expect(await renderPage(`/store/${main.id}?sort=newest`)).not.toEqual(page);
  });

  it('shows the same times on every server until the first of its texts changes', async () => {
    const { shop } = setup;
    const author = await shop.makeMember({ name: '阿芬', gid: 4 });
    const wrote = Math.floor(Date.now() / 1000) * 1000 - 4 * 3_600_000 - 600_000;
    const post = await shop.makeArticle({ memberId: author.id, content: '今天煮飯' });
    const at = new Date(wrote).toISOString();
    await shop.db.execute(`update articles set created_at = '${at}' where id = ${post.id}`);
    const url = `/article/${post.id}`;
    const page = await renderPage(url);
    expect(page.body).toContain('4 小時前');
    expect(page.renderedAt).toBe(wrote + 4 * 3_600_000);
    expect(page.holdsUntil).toBe(wrote + 5 * 3_600_000);
    expect(await renderPage(url)).toEqual(page);
    expect(await renderPage('/qa')).toMatchObject({ renderedAt: 0, holdsUntil: Infinity });
  });

  it('is an error page when the API refuses the keyword', async () => {
    for (const word of ['%00', '%07%20', 'x'.repeat(51), '%20']) {
      const url = `/search/${word}`;
      const rendered = await render({ url, origin: setup.shop.baseUrl, fetch });
      expect([url, rendered]).toEqual([url, { kind: 'error', status: 404 }]);
      clearRouterContexts();
    }
  });

  it('is null when the page is a member’s', async () => {
    for (const url of ['/member', '/order/list', '/cart/temp', '/service', '/no/such/page']) {
      expect(await render({ url, origin: setup.shop.baseUrl, fetch }), url).toBeNull();
    }
  });
});
