import type { DealerPerformance } from '@mall/sdk';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReadOptions } from '../query/useMallQuery';
import { useMemberQuery, type MemberResult } from '../query/useMemberQuery';
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
export function useDealerPerformance<Selected = DealerPerformance>(
  month?: string,
  page = 1,
  options?: ReadOptions<DealerPerformance, Selected>,
): MemberResult<NoInfer<Selected>> {
  return useMemberQuery(
    { ...dealerPerformanceOptions(useMall(), month, page), placeholderData: keepPreviousData },
    options,
  );
}
