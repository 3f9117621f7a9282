import type { DealerCharge, Paged } from '@mall/sdk';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReadOptions } from '../query/useMallQuery';
import { useMemberQuery, type MemberResult } from '../query/useMemberQuery';
import { useMall } from '../mall/mall-context';
import { dealerChargesOptions } from './queries';

/**
 * Fetches a page of a dealer's settled months, newest first. Disabled for others. The previous page
 * stays while another is fetched (`isPlaceholderData`).
 */
export function useDealerCharges<Selected = Paged<DealerCharge>>(
  page = 1,
  options?: ReadOptions<Paged<DealerCharge>, Selected>,
): MemberResult<NoInfer<Selected>> {
  return useMemberQuery(
    { ...dealerChargesOptions(useMall(), page), placeholderData: keepPreviousData },
    options,
  );
}
