import type { DealerMonth } from '@mall/sdk';
import type { ReadOptions } from '../query/useMallQuery';
import { useMemberQuery, type MemberResult } from '../query/useMemberQuery';
import { useMall } from '../mall/mall-context';
import { dealerMonthsOptions } from './queries';

/**
 * Fetches a dealer's earnings in each of the last twelve months, the earliest first. Disabled for
 * others.
 */
export function useDealerMonths<Selected = DealerMonth[]>(
  options?: ReadOptions<DealerMonth[], Selected>,
): MemberResult<NoInfer<Selected>> {
  return useMemberQuery(dealerMonthsOptions(useMall()), options);
}
