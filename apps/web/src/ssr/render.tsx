import { RouteError } from '@mall/app/errors';
import { RenderedAt, ReportTimeSpan } from '@mall/app/messages';
import { createMallQueryClient } from '@mall/hooks';
import { createMall } from '@mall/sdk';
import type { TimeSpan } from '@mall/sdk/time';
import type { Rendered, RenderedPage, RenderRequest } from '@mall/contract';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { routes } from '../routes';
import { Site } from '../Site';
import { addressOf, publicPathOf } from './addresses';
import { renderToMarkup } from './renderToMarkup';
import { IdleStyles } from './IdleStyles';
import { readPage } from './pageReads';
import { renderWithData } from './renderWithData';
import { preloads } from './preloads';
import { parametersOf } from './publicPages';
import { writeDehydratedState } from '../hydration/dehydratedState';

/**
 * Renders a public page for a guest, with all the data that it reads (spec §2).
 *
 * @returns null for a page that is not public: the browser renders it.
 * @throws the error of a failed read or rendering.
 * @example
 * const rendered = await render({ url: '/product/1001', origin: 'http://127.0.0.1', fetch });
 */
export async function render({ url, origin, fetch }: RenderRequest): Promise<Rendered | null> {
  const address = addressOf(url);
  const path = address === null ? undefined : publicPathOf(address.split('?', 1)[0] ?? '');
  const route = routes.find((each) => each.path === path)?.page;
  if (address === null || path === undefined || !route) return null;
  if ('load' in route) await route.load();

  const client = createMallQueryClient();
  const reads = new Set<string>();
  const mall = createMall({
    baseUrl: origin,
    // The page is cached for all origins that serve it.
    publicUrl: '',
    fetch: (input, init) => {
      const request = new Request(input, init);
      reads.add(request.url.slice(origin.length));
      return fetch(request);
    },
  });
  const now = Date.now();

  const renderAll = async () => {
    const spans: TimeSpan[] = [];
    const sheet = new ServerStyleSheet();
    try {
      const renderOne = (what: ReactNode) =>
        renderToMarkup(
          <StyleSheetManager sheet={sheet.instance}>
            <RenderedAt value={now}>
              <ReportTimeSpan value={(span) => void spans.push(span)}>
                <StaticRouter location={address}>{what}</StaticRouter>
              </ReportTimeSpan>
            </RenderedAt>
          </StyleSheetManager>,
        );
      const markup = await renderOne(<Site mall={mall} queryClient={client} />);
      await renderOne(<IdleStyles mall={mall} queryClient={client} />);
      return { markup, styles: sheet.getStyleTags(), spans };
    } finally {
      sheet.seal();
    }
  };

  try {
    await readPage(path, { mall, client, id: idOf(address), search: searchOf(address) });
    const { rendering, undeclared } = await renderWithData(client, renderAll);
    const { markup, styles, spans } = rendering;
    const title = /<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? null;
    // Links that React would hoist into the head, if it rendered the head.
    const [, links = '', body = ''] =
      /^((?:<link[^>]*>)*)([^]*)$/.exec(markup.replace(/<title>[^<]*<\/title>/g, '')) ?? [];
    const page: RenderedPage = {
      url: address,
      parameters: parametersOf(path),
      renderedAt: Math.max(0, ...spans.map(({ from }) => from)),
      holdsUntil: Math.min(Infinity, ...spans.map(({ until }) => until)),
      title: title && unescaped(title),
      head: links + preloads(path) + styles,
      body,
      state: writeDehydratedState(client, [...reads]),
      undeclared: undeclared.map((key) => JSON.stringify(key)),
    };
    return { kind: 'page', page };
  } catch (error) {
    if (error instanceof RouteError) return { kind: 'error', status: error.status };
    throw error;
  } finally {
    client.clear();
  }
}

/** The last segment of a page's path, which is its `:id` if it has one. */
function idOf(address: string): string {
  const [pathname = ''] = address.split('?', 1);
  const segment = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return decodeURIComponent(segment);
}

const searchOf = (address: string): URLSearchParams =>
  new URLSearchParams(address.split(/\?(.*)/s, 2)[1]);

/** Unescapes text in React's markup. */
const unescaped = (markup: string): string =>
  markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
