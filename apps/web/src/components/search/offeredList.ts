import type { productListOptions } from '@mall/hooks/queries';

type ListInput = Parameters<typeof productListOptions>;

/** The list of products that an empty search result offers: the best sellers. */
export const OFFERED_LIST = [{ all: true }, { sort: 'best_selling' }] as const satisfies readonly [
  ListInput[1],
  ListInput[2],
];
