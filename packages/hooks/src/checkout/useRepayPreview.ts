import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { repayPreviewOptions } from './queries';

/**
 * Fetches an unpaid order with the shipping and payment methods that are still available. Disabled
 * for guests.
 *
 * @param id - The order's `trans_order_id`.
 * @throws MallError `orderNotPayable`, `notFound`
 * @example
 * const { data: preview } = useRepayPreview(order.trans_order_id);
 * preview?.codes // of earlier attempts that can still be paid
 */
export function useRepayPreview(id: string) {
  const session = useSession();
  return useQuery({ ...repayPreviewOptions(useMall(), id), enabled: session !== null });
}
