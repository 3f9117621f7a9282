import { createMallQueryClient } from '@mall/hooks';
import { createMall } from '@mall/sdk';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { RenderedAt } from '../messages/useNow';
import { routes } from '../routes';
import { pathAt } from '../shell/pageAt';
import { Site } from '../Site';
import { draw } from './draw';
import { DrawnLater } from './DrawnLater';
import { loadAll, readAgain } from './load';
import { preloads } from './preloads';
import { publicPaths } from './publicPages';
import { writeState } from './state';

/** What a page is rendered from. */
export interface RenderRequest {
  /** Path and query of the page. */
  readonly url: string;
  /** The origin that `fetch` is called with. */
  readonly origin: string;
  /** Calls the API, as a guest. */
  readonly fetch: typeof fetch;
}

/** A page as a guest sees it. */
export interface RenderedPage {
  /** When it was rendered, in milliseconds. */
  readonly renderedAt: number;
  /** As the page itself says it; null: it says none. */
  readonly title: string | null;
  /** For the head: what it preloads, and its styles. */
  readonly head: string;
  /** The content of `#root`. */
  readonly body: string;
  /** What was read for it, as JSON for a script element. */
  readonly state: string;
}

/** A rendered page that can be kept. */
export interface LivePage {
  readonly page: RenderedPage;
  /**
   * Reads again what the page was rendered from, and renders it again where that has changed.
   *
   * @throws what could not be read.
   */
  readonly refresh: () => Promise<LivePage>;
  /** Call it when the page is no longer kept. */
  readonly close: () => void;
}

/**
 * Renders a public page, as a guest sees it, with all that it reads (spec §2).
 *
 * @returns null for a page that is not public: the browser draws it.
 * @throws what could not be read or drawn.
 * @example
 * const live = await render({ url: '/product/1001', origin: 'http://127.0.0.1', fetch });
 */
export async function render({ url, origin, fetch }: RenderRequest): Promise<LivePage | null> {
  const path = pathAt(publicPaths, new URL(origin + url).pathname);
  const page = routes.find((route) => route.path === path)?.page;
  if (path === undefined || !page) return null;
  if ('load' in page) await page.load();

  const client = createMallQueryClient();
  const reads = new Set<string>();
  const mall = createMall({
    baseUrl: origin,
    fetch: (input, init) => {
      const request = new Request(input, init);
      reads.add(request.url.slice(origin.length));
      return fetch(request);
    },
  });
  const state = () => writeState(client, [...reads]);

  const drawPage = async (): Promise<RenderedPage> => {
    const renderedAt = Date.now();
    const { markup, styles } = await loadAll(client, async () => {
      const sheet = new ServerStyleSheet();
      try {
        const drawAll = (what: ReactNode) =>
          draw(
            <StyleSheetManager sheet={sheet.instance}>
              <RenderedAt value={renderedAt}>
                <StaticRouter location={url}>{what}</StaticRouter>
              </RenderedAt>
            </StyleSheetManager>,
          );
        const drawn = await drawAll(<Site mall={mall} queryClient={client} />);
        await drawAll(<DrawnLater mall={mall} queryClient={client} />);
        return { markup: drawn, styles: sheet.getStyleTags() };
      } finally {
        sheet.seal();
      }
    });
    const title = /<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? null;
    // What React would have put into the head had it drawn that, too.
    const [, links = '', body = ''] =
      /^((?:<link[^>]*>)*)([^]*)$/.exec(markup.replace(/<title>[^<]*<\/title>/g, '')) ?? [];
    return {
      renderedAt,
      title: title && unescaped(title),
      head: links + preloads(path) + styles,
      body,
      state: state(),
    };
  };

  const live = (page: RenderedPage): LivePage => ({
    page,
    refresh: async () => {
      await readAgain(client);
      return state() === page.state ? live(page) : live(await drawPage());
    },
    close: () => client.clear(),
  });
  return live(await drawPage());
}

/** The text of markup that React wrote. */
const unescaped = (markup: string): string =>
  markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
