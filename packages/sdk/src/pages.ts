import type { Page } from '@mall/contract';

/** The start of the next page, for the query of a list. Empty for the first page. */
export interface NextPage {
  readonly page?: number;
  /** The cursor of a growing list, which prevents duplicates. */
  readonly until?: string;
  /** Older messages of a conversation. */
  readonly limit_time?: string;
}

/** One page of a numbered list. */
export interface NumberedPage<Item> {
  readonly list: readonly Item[];
  readonly page: Page;
  readonly until?: string | null;
}

/** One part of a list that is paged by a cursor. */
export interface CursorPage {
  readonly list: readonly unknown[];
  readonly limit_time: string | null;
}

const after = (reply: NumberedPage<unknown> | CursorPage): NextPage | null => {
  if ('limit_time' in reply) return reply.limit_time ? { limit_time: reply.limit_time } : null;
  const { page, until } = reply;
  if (page.current_page >= page.total_page) return null;
  return { page: page.current_page + 1, ...(until ? { until } : {}) };
};

/**
 * Fetches the pages of a list, one request at a time, as the loop reads them. A page that cannot be
 * fetched ends the loop with that call's error.
 *
 * @param read The call; it passes `next` as its query. A method whose first argument is its query
 *   can be passed directly.
 * @example
 * for await (const { list, page } of pagesOf((next) => mall.products.list(3, { sort: 'newest', ...next })))
 *   show(list, `${page.current_page} / ${page.total_page}`);
 * @example
 * for await (const { list } of pagesOf(mall.chat.history)) prepend(list); // from the newest part to the oldest
 */
export async function* pagesOf<Reply extends NumberedPage<unknown> | CursorPage>(
  read: (next: NextPage) => Promise<Reply>,
): AsyncGenerator<Reply, void> {
  for (let next: NextPage | null = {}; next;) {
    const reply: Reply = await read(next);
    yield reply;
    next = after(reply);
  }
}

/**
 * Returns every item of a list, one after the other. Fetches the next page when its first item is
 * read; leaving the loop stops the requests.
 *
 * @param read As for {@link pagesOf}, for a list with numbered pages.
 * @example
 * for await (const product of everyOf(mall.products.all)) console.log(product.name);
 * @example
 * for await (const order of everyOf((next) => mall.orders.list('unpaid', next, { signal }))) remind(order);
 */
export async function* everyOf<Item>(
  read: (next: NextPage) => Promise<NumberedPage<Item>>,
): AsyncGenerator<Item, void> {
  for await (const { list } of pagesOf(read)) yield* list;
}
