import type { OrderView, StaffOrderQuery } from '@mall/sdk/staff';
import type { ListState } from '../list/ListDefinition';
import { daysOf } from './orderSpans';

/**
 * Returns the query of the API for the state of a list.
 *
 * @param now - The current time in milliseconds since 1970, from which ranges such as the last seven days are counted.
 * @example
 * orderListQuery({ view: 'all', search: '林', filters: {} }, staff.now()) // { view: 'all', q: '林' }
 */
export function orderListQuery(
  { view, search, filters }: Pick<ListState<OrderView>, 'view' | 'search' | 'filters'>,
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
  set('view', view);
  set('q', search);
  set('from', from);
  set('to', to);
  set('layer', layer);
  set('shipping', shipping);
  set('payment', payment);
  return query as StaffOrderQuery;
}
