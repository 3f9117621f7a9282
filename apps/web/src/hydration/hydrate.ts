import type { Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { isDefaultLanguage } from '../messages/language';
import { pageAddress } from './pageAddress';
import { readDehydratedState, DEHYDRATED_STATE_ID } from './dehydratedState';

let reads: readonly string[] = [];

/** The addresses that the server read for this page; none for one that was drawn here. */
export const renderedReads = (): readonly string[] => reads;

/** Whether the browser shows a page that it had, without asking whether it is still right. */
function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

/** How the server rendered the open page. */
export interface Rendering {
  /** The time that its texts show, in milliseconds. */
  readonly at: number;
  /** Path, and of the query what the page reads. */
  readonly url: string;
}

/**
 * Takes over what the server rendered into the page, if it is the page at this address: an offline page is not.
 *
 * @returns null: the page is rendered here.
 */
export function hydrate(root: HTMLElement, client: QueryClient, mall: Mall): Rendering | null {
  const { url, parameters = '', renderedAt } = root.dataset;
  const state = document.getElementById(DEHYDRATED_STATE_ID)?.textContent;
  if (url === undefined || !state) return null;
  const { pathname, search } = location;
  if (pageAddress(pathname, search, parameters.split(' ')) !== url) return null;
  // Rendered for a guest, in the shop's language: for anybody else it is shown, and read again.
  const isOurs = mall.session.get() === null && isDefaultLanguage();
  reads = readDehydratedState(client, state, isOurs && !isFromHistory());
  return { at: Number(renderedAt), url };
}
