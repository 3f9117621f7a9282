import { neverCached } from '../query/never-cached';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Deletes the account; the session ends before the promise resolves.
 *
 * @throws MallError `passwordNeeded`, `passwordWrong`, `signInBlocked`, `signInAgain`, `accountHasOpenOrders`,
 *   `shopNeedsOwner`
 * @example
 * const { mutateAsync: deleteAccount } = useDeleteAccount();
 * await deleteAccount(profile.has_password ? password : undefined);
 */
export function useDeleteAccount() {
  const mall = useMall();
  return useMallMutation({
    ...neverCached,
    mutationFn: (password: string | undefined) => mall.members.deleteAccount(password),
  });
}
