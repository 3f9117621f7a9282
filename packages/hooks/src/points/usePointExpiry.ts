import type { PointExpiry } from '@mall/sdk';
import type { ReadOptions } from '../query/useMallQuery';
import { useMemberQuery, type MemberResult } from '../query/useMemberQuery';
import { useMall } from '../mall/mall-context';
import { pointExpiryOptions } from './queries';

/**
 * Fetches the member's balance of points and the next expiry. The status is `guest` while nobody is signed in.
 *
 * @example
 * const { data } = usePointExpiry();
 * data && `${data.points} 點`;
 */
export function usePointExpiry<Selected = PointExpiry>(
  options?: ReadOptions<PointExpiry, Selected>,
): MemberResult<NoInfer<Selected>> {
  return useMemberQuery(pointExpiryOptions(useMall()), options);
}
