import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { dealerPerformanceOptions } from './queries';

/**
 * Fetches a page of a dealer's earnings by order, newest first, and the sums of all pages. Disabled
 * for others. The previous page stays while another is fetched (`isPlaceholderData`).
 *
 * @param month - `2026-11`; undefined: of all time.
 * @example
 * const { data, isPlaceholderData } = useDealerPerformance('2026-11', page);
 * data?.list; data?.sums; data?.page.total_page;
 */
export function useDealerPerformance(month?: string, page = 1) {
  const session = useSession();
  return useQuery({
    ...dealerPerformanceOptions(useMall(), month, page),
    enabled: session?.profile.is_dealer === true,
    placeholderData: keepPreviousData,
  });
}
