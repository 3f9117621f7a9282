import type { CouponListType, CouponTicket } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMemberList } from '../paging/useMemberList';
import type { ListOptions, PagedList } from '../paging/usePagedList';
import { couponListOptions } from './queries';

const ticketId = ({ id }: CouponTicket) => id;

/**
 * Fetches the member's coupons of one type (`usable`, `upcoming`, `used`, `expired`) as an infinite list,
 * earliest expiry first. The status is `guest` while nobody is signed in.
 */
export function useCoupons(type: CouponListType, options?: ListOptions): PagedList<CouponTicket> {
  return useMemberList(couponListOptions(useMall(), type), ticketId, options);
}
