import type { Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { siteLanguage } from '../messages/siteLanguage';
import { pageAddress } from './pageAddress';
import { readDehydratedState, DEHYDRATED_STATE_ID } from './dehydratedState';

let reads: readonly string[] = [];

/** The URLs that the server read for this page; none for a page that the browser rendered. */
export const renderedReads = (): readonly string[] => reads;

/** Whether the browser restored the page from its cache without revalidation. */
function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

/** How the server rendered the open page. */
export interface Rendering {
  /** The time that its texts show, in milliseconds. */
  readonly at: number;
  /** The path with the query parameters that the page reads. */
  readonly url: string;
}

/**
 * Restores the query cache from the page's dehydrated state, if the server rendered the page for this URL: an offline
 * page is for another one.
 *
 * @returns null if the browser has to render the page.
 */
export function hydrate(root: HTMLElement, client: QueryClient, mall: Mall): Rendering | null {
  const { url, parameters = '', renderedAt } = root.dataset;
  const state = document.getElementById(DEHYDRATED_STATE_ID)?.textContent;
  if (url === undefined || !state) return null;
  const { pathname, search } = location;
  if (pageAddress(pathname, search, parameters.split(' ')) !== url) return null;
  // Rendered for a guest in the default language: other visitors see it until it is refetched.
  const isOurs = mall.session.get() === null && siteLanguage.isDefault();
  reads = readDehydratedState(client, state, isOurs && !isFromHistory());
  return { at: Number(renderedAt), url };
}
