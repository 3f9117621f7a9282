import type { OrderCounts, OrderView } from '@mall/sdk/staff';
import { countText } from '../list/countText';

/**
 * Returns the number of orders of a view, as people read it.
 *
 * @returns undefined for none, and while the number is not known.
 * @example
 * viewCount({ limit: 1000, views: [{ view: 'toPick', count: 1000 }] }, 'toPick') // '1,000+'
 */
export const viewCount = (counts: OrderCounts | undefined, view: OrderView): string | undefined =>
  countText(counts?.views.find((each) => each.view === view)?.count, counts?.limit);
