import type { OrderCounts, OrderView } from '@mall/sdk/staff';

/**
 * Returns the number of orders of a view, as people read it: 1,000+ at the limit.
 *
 * @example
 * countText({ limit: 1000, views: [{ view: 'toPick', count: 1000 }] }, 'toPick') // '1,000+'
 */
export function countText(counts: OrderCounts | undefined, view: OrderView): string | undefined {
  const count = counts?.views.find((each) => each.view === view)?.count;
  if (!counts || count === undefined || count === 0) return undefined;
  return `${count.toLocaleString('en')}${count === counts.limit ? '+' : ''}`;
}
