import type { OrderView, StaffOrderQuery } from '@mall/sdk/staff';
import type { TableState } from '@mall/ui/desk';
import { VIEWS } from './views';

/**
 * Returns the query of the API for the state of a list.
 *
 * @example
 * orderListQuery(readTableState(new URLSearchParams('view=all&q=林'), schema)) // { view: 'all', q: '林' }
 */
export function orderListQuery({ view, search, filters, cursor }: TableState): StaffOrderQuery {
  const [from = '', to = ''] = filters['created'] ?? [];
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
