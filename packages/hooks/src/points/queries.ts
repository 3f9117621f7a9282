import type { Mall } from '@mall/sdk';
import { mallQuery } from '../query/mall-query';
import { pagedQuery } from '../paging/paged-query';

/** The query of the member's balance and the next expiry. */
export const pointExpiryOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['points', 'expiry'],
    queryFn: ({ signal }) => mall.points.expiry({ signal }),
  });

/** The infinite query of the member's ledger of points, newest first. */
export const pointHistoryOptions = (mall: Mall) =>
  pagedQuery(['points', 'history'], (page, signal) => mall.points.history({ page }, { signal }));
