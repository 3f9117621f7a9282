import { createMallQueryClient } from '@mall/hooks';
import { createMall, memoryStorage } from '@mall/sdk';
import { act, cleanup, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { MemoryRouter, UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RenderedAt } from '../messages/useNow';
import { Site } from '../Site';
import { setupSite } from '../testing/site';
import { render } from './render';
import { readState } from './state';

vi.stubGlobal('__PAGE_FILES__', {});
const setup = setupSite();

let complaints: string[];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    complaints.push(said.map(String).join(' '));
  });
});
let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  forgetRouter();
});

/** What the router's contexts are outside of a router. */
const routerContexts = [UNSAFE_LocationContext, UNSAFE_RouteContext].map(
  (context) => [context, Reflect.get(context, '_currentValue')] as const,
);

/** Here both renderers share one React, and the server's leaves its router behind for the browser's to stumble over. */
function forgetRouter(): void {
  for (const [context, value] of routerContexts) Reflect.set(context, '_currentValue', value);
}

const live = async (url: string) => {
  const page = await render({ url, origin: setup.shop.baseUrl, fetch });
  if (!page) throw new Error(`${url} is not rendered`);
  forgetRouter();
  return page;
};

/** The addresses of all public pages, with something to show on each. */
async function makePages(): Promise<readonly string[]> {
  const { shop } = setup;
  const author = await shop.makeMember({ name: '阿芬', gid: 4 });
  const main = await shop.makeCategory({ name: '水果' });
  const { id } = await shop.makeProduct({ name: '芒果', categoryId: main.id });
  const post = await shop.makeArticle({ memberId: author.id, content: '今天煮飯\n'.repeat(9) });
  const at = [`/store/${main.id}`, `/product/${id}`, `/article/${post.id}`];
  const word = encodeURIComponent('芒果');
  return ['/', '/mall', '/wall', ...at, `/search/${word}`, '/msearch', '/qa', '/login'];
}

describe('a page that the server rendered', () => {
  it('is taken over as it is, without a question and without a difference', async () => {
    for (const url of await makePages()) {
      const { page, close } = await live(url);
      const place = document.createElement('div');
      document.body.append(place);
      place.innerHTML = page.body;
      expect(place.querySelector('main')?.textContent, url).not.toBe('');

      const calls: string[] = [];
      const mall = createMall({
        baseUrl: setup.shop.baseUrl,
        storage: memoryStorage(),
        fetch: (input, init) => {
          calls.push(new Request(input, init).url);
          return fetch(input, init);
        },
      });
      const client = createMallQueryClient();
      readState(client, page.state, true);
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
      expect(complaints.filter((each) => /hydrat|did not match|didn't match/i.test(each))).toEqual(
        [],
      );
      expect(
        calls.filter((call) => /\/api\/(?!captcha)/.test(call)),
        url,
      ).toEqual([]);
      act(() => root?.unmount());
      root = undefined;
      place.remove();
      close();
    }
  });

  it('is rendered again only when what it shows has changed', async () => {
    const { shop } = setup;
    const { id } = await shop.makeProduct({ name: '芒果' });
    const first = await live(`/product/${id}`);
    const same = await first.refresh();
    expect(same.page).toBe(first.page);
    await shop.db.execute(`update products set name = '愛文芒果' where id = ${id}`);
    const other = await first.refresh();
    expect(other.page.body).toContain('愛文芒果');
    other.close();
  });

  it('is none for what is a member’s', async () => {
    for (const url of ['/member', '/order/list', '/cart/temp', '/service', '/no/such/page']) {
      expect(await render({ url, origin: setup.shop.baseUrl, fetch }), url).toBeNull();
    }
  });
});
