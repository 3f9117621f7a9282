import type { MemberProfile } from '@mall/sdk';
import type { ReadOptions } from '../query/useMallQuery';
import { useMemberQuery, type MemberResult } from '../query/useMemberQuery';
import { useMall } from '../mall/mall-context';
import { profileOptions } from './queries';

/** The member's profile, refetched; also updates the stored session. The status is `guest` while nobody is signed in. */
export function useProfile<Selected = MemberProfile>(
  options?: ReadOptions<MemberProfile, Selected>,
): MemberResult<NoInfer<Selected>> {
  return useMemberQuery(profileOptions(useMall()), options);
}
