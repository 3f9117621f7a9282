import { useQueryClient } from '@tanstack/react-query';
import type { Mall } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { cacheProfile } from './cache-profile';

/** The profile fields that a member may change. */
export type ProfileInput = Parameters<Mall['members']['saveProfile']>[0];

/**
 * Changes the name, phone, email address and the answers to the shop's extra questions. A new
 * address takes effect when the link emailed to it is confirmed. It needs `password`, as typed, or
 * a recent sign-in of a member without one.
 *
 * @throws MallError `invalidFields`, `passwordNeeded`, `passwordWrong`, `signInBlocked`, `signInAgain`, `tooManyRequests`
 * @example
 * const { mutateAsync: store, isPending } = useSaveProfile();
 * await store({ name: '王小明', phone: '0912345678', email: 'ming@mall.test', extra: {} });
 */
export function useSaveProfile() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: (profile: ProfileInput) => mall.members.saveProfile(profile),
    onSuccess: (profile) => cacheProfile(client, mall, profile),
  });
}
