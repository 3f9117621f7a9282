import {
  articleListOptions,
  articleOptions,
  articleSearchOptions,
  authorOptions,
  categoriesOptions,
  commentsOptions,
  configsOptions,
  hotTagsOptions,
  infoOptions,
  productListOptions,
  productOptions,
  questionsOptions,
  quickLinksOptions,
  shopIndexOptions,
} from '@mall/hooks/queries';
import type { Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { countListFilters, readListFilters, searchedKeyword } from '@mall/hooks';
import { isListUrl } from '../components/products/listAddress';
import { INFO_PAGES } from '../paths/infoPages';
import { OFFERED_LIST } from '../components/search/offeredList';
import { objectId } from '../paths/objectId';
import type { PublicPath } from './publicPages';

/** What a page's reads depend on. */
interface PageInput {
  readonly mall: Mall;
  readonly client: QueryClient;
  /** The `:id` of its path, decoded; '': none. */
  readonly id: string;
  readonly search: URLSearchParams;
}

type Reads = readonly Promise<unknown>[];

const front = ({ mall, client, search }: PageInput): Reads =>
  isListUrl(search)
    ? [client.fetchInfiniteQuery(productListOptions(mall, { all: true }, readListFilters(search)))]
    : [client.fetchQuery(shopIndexOptions(mall)), client.fetchQuery(quickLinksOptions(mall))];

const wall = ({ mall, client }: PageInput): Reads => [
  client.fetchInfiniteQuery(articleListOptions(mall)),
];

/** A page of one object; an id that no object can have reads nothing, and the page renders an error. */
const ofObject =
  (reads: (input: PageInput, id: number) => Reads) =>
  (input: PageInput): Reads => {
    const id = objectId(input.id);
    return id === null ? [] : reads(input, id);
  };

const info =
  (page: keyof typeof INFO_PAGES) =>
  ({ mall, client }: PageInput): Reads => [client.fetchQuery(infoOptions(mall, INFO_PAGES[page]))];

/**
 * The queries that each public page renders, besides the settings that every page does. They are fetched at once, so
 * that the page is rendered once; a test fails when a page renders others.
 */
const pageReads: Readonly<Record<PublicPath, (input: PageInput) => Reads>> = {
  '/': (input) => [
    input.client
      .fetchQuery(configsOptions(input.mall))
      .then(({ index }) => Promise.all(index.index_mode === 0 ? wall(input) : front(input))),
  ],
  '/mall': front,
  '/wall': wall,
  '/article/:id': ofObject(({ mall, client }, id) => [
    client.fetchQuery(articleOptions(mall, id)),
    client.fetchInfiniteQuery(commentsOptions(mall, id)),
  ]),
  '/author/:id': ofObject(({ mall, client }, id) => [
    client.fetchInfiniteQuery(authorOptions(mall, id)),
  ]),
  '/store/:id': ofObject(({ mall, client, search }, category) => [
    client.fetchQuery(categoriesOptions(mall)),
    client.fetchInfiniteQuery(productListOptions(mall, { category }, readListFilters(search))),
  ]),
  '/product/:id': ofObject(({ mall, client }, id) => [client.fetchQuery(productOptions(mall, id))]),
  '/msearch': ({ mall, client }) => [client.fetchQuery(hotTagsOptions(mall))],
  '/search/:id': ({ mall, client, id, search }) => {
    const keyword = searchedKeyword(id);
    if (keyword === null) return [];
    const filters = readListFilters(search);
    const found = Promise.all([
      client.fetchInfiniteQuery(productListOptions(mall, { search: keyword }, filters)),
      client.fetchInfiniteQuery(articleSearchOptions(mall, keyword)),
    ]);
    // An empty result offers others.
    const offered = found.then(async ([products, posts]) => {
      const count =
        (products.pages[0]?.page.total_count ?? 0) + (posts.pages[0]?.page.total_count ?? 0);
      if (count > 0 || countListFilters(filters) > 0) return;
      await Promise.all([
        client.fetchQuery(categoriesOptions(mall)),
        client.fetchQuery(hotTagsOptions(mall)),
        client.fetchInfiniteQuery(productListOptions(mall, ...OFFERED_LIST)),
      ]);
    });
    return [found, offered];
  },
  '/about': info('about'),
  '/privacy': info('privacy'),
  '/tos': info('terms'),
  '/qa': ({ mall, client }) => [client.fetchQuery(questionsOptions(mall))],
  '/login': () => [],
};

/**
 * Fetches everything that a public page renders.
 *
 * @throws the error of the first read that fails.
 */
export async function readPage(path: PublicPath, input: PageInput): Promise<void> {
  const settings = input.client.fetchQuery(configsOptions(input.mall));
  await Promise.all([settings, ...pageReads[path](input)]);
}
