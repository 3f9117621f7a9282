import type { OrderView, StaffOrderQuery } from '@mall/sdk/staff';
import type { TableState } from '@mall/ui/desk';
import { daysOf } from './orderSpans';
import { VIEWS } from './views';

/**
 * Returns the query of the API for the state of a list.
 *
 * @param now - The current time in milliseconds since 1970, from which ranges such as the last seven days are counted.
 * @example
 * orderListQuery(readTableState(new URLSearchParams('view=all&q=林'), schema), staff.now()) // { view: 'all', q: '林' }
 */
export function orderListQuery(
  { view, search, filters, cursor }: TableState,
  now: number,
): StaffOrderQuery {
  const [from, to] = daysOf(filters['created'] ?? [], now);
  const [layer] = filters['layer'] ?? [];
  const [shipping] = filters['shipping'] ?? [];
  const [payment] = filters['payment'] ?? [];
  const query: Record<string, string> = {};
  const set = (name: string, value: string | undefined) => {
    if (value) query[name] = value;
  };
  set(
    'view',
    VIEWS.find((name): name is OrderView => name === view),
  );
  set('q', search);
  set('from', from);
  set('to', to);
  set('layer', layer);
  set('shipping', shipping);
  set('payment', payment);
  set('after', cursor);
  return query as StaffOrderQuery;
}
