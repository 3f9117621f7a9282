import type { DealerInfo } from '@mall/sdk';
import type { ReadOptions } from '../query/useMallQuery';
import { useMemberQuery, type MemberResult } from '../query/useMemberQuery';
import { useMall } from '../mall/mall-context';
import { dealerInfoOptions } from './queries';

/** Fetches a dealer's payout account (null until it is set) and referral code. Disabled for others. */
export function useDealerInfo<Selected = DealerInfo>(
  options?: ReadOptions<DealerInfo, Selected>,
): MemberResult<NoInfer<Selected>> {
  return useMemberQuery(dealerInfoOptions(useMall()), options);
}
