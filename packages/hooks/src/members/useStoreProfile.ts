import { useQueryClient } from '@tanstack/react-query';
import type { Mall } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { takeProfile } from './take-profile';

/** What a member may change of the profile. */
export type ProfileInput = Parameters<Mall['members']['saveProfile']>[0];

/**
 * Changes the name, phone, email address and the answers to the shop's own questions. A new address is used
 * only once the link mailed to it was confirmed; it needs `password`, as typed, or a recent sign-in of a member who
 * has none.
 *
 * @throws MallError `invalidFields`, `passwordWrong`, `signInBlocked`, `signInAgain`, `tooManyRequests`
 * @example
 * const { mutateAsync: store, isPending } = useStoreProfile();
 * await store({ name: '王小明', phone: '0912345678', email: 'ming@mall.test', extra: {} });
 */
export function useStoreProfile() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: (profile: ProfileInput) => mall.members.saveProfile(profile),
    onSuccess: (profile) => takeProfile(client, mall, profile),
  });
}
