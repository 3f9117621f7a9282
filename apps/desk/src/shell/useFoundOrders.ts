import type { StaffOrder } from '@mall/sdk/staff';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ordersQuery } from '../orders/queries';
import { useSession } from '../session/SessionContext';
import { useStaff } from '../staff/StaffContext';

const SHOWN = 8;

/** Searches orders, if the colleague may read them. @returns the first ones that match. */
export function useFoundOrders(query: string): {
  readonly list: readonly StaffOrder[];
  readonly isLoading: boolean;
} {
  const q = query.trim();
  const { permissions } = useSession();
  const enabled = permissions.includes('orders.read') && q !== '';
  const { key, read } = ordersQuery(useStaff(), { q });
  const { data, isFetching } = useQuery({
    queryKey: [...key, 'found'],
    queryFn: () => read(undefined),
    placeholderData: keepPreviousData,
    enabled,
  });
  return { list: (enabled && data?.rows.slice(0, SHOWN)) || [], isLoading: enabled && isFetching };
}
