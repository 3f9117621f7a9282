import type { RepayPreview } from '@mall/sdk';
import type { ReadOptions } from '../query/useMallQuery';
import { useMemberQuery, type MemberResult } from '../query/useMemberQuery';
import { useMall } from '../mall/mall-context';
import { repayPreviewOptions } from './queries';

/**
 * Fetches an unpaid order with the shipping and payment methods that are still available.
 * The status is `guest` while nobody is signed in.
 *
 * @param id - The order's `trans_order_id`.
 * @throws MallError `orderNotPayable`, `notFound`
 * @example
 * const { data: preview } = useRepayPreview(order.trans_order_id);
 * preview?.codes // of earlier attempts that can still be paid
 */
export function useRepayPreview<Selected = RepayPreview>(
  id: string,
  options?: ReadOptions<RepayPreview, Selected>,
): MemberResult<NoInfer<Selected>> {
  return useMemberQuery(repayPreviewOptions(useMall(), id), options);
}
