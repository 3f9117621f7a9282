import type { Page } from '@mall/contract';

/** Where the next page begins: to be put into the query of a list. Empty for the first page. */
export interface NextPage {
  readonly page?: number;
  /** Where a list begins that grows meanwhile, so that nothing is met twice. */
  readonly until?: string;
  /** Older messages of a conversation. */
  readonly limit_time?: string;
}

/** A page of a list that is numbered. */
interface NumberedPage<Item> {
  readonly list: readonly Item[];
  readonly page: Page;
  readonly until?: string | null;
}

/** A part of a list that is read on from where the last part ended. */
interface CursorPage {
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
 * The pages of a list, one request at a time, as far as they are asked for. A page that cannot be read ends it with
 * that call's error.
 *
 * @param read the call; it puts `next` into its query. A method whose first argument is its query can be passed as it is.
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
 * Every item of a list, one after the other; the next page is requested when its first item is. Leaving the loop ends
 * the requests.
 *
 * @param read as for {@link pagesOf}, of a list with numbered pages.
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
