import type { CouponListType, CouponTicket } from '@mall/sdk';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { usePagedList, type PagedList } from '../paging/usePagedList';
import { couponListOptions } from './queries';

const ticketId = ({ id }: CouponTicket) => id;

/**
 * Fetches the member's coupons of one type (`usable`, `upcoming`, `used`, `expired`) as an infinite list,
 * earliest expiry first. Disabled for guests.
 */
export function useCoupons(type: CouponListType): PagedList<CouponTicket> {
  const session = useSession();
  return usePagedList(couponListOptions(useMall(), type), ticketId, session !== null);
}
