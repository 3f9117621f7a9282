import { neverCached } from '../auth/never-cached';
import { useMall } from '../mall-context';
import { useMallMutation } from '../mall-mutation';

/**
 * Deletes the account; the session ends before the promise resolves.
 *
 * @throws MallError `passwordWrong`, `signInBlocked`, `signInAgain`, `accountHasOpenOrders`
 * @example
 * const { mutateAsync: deleteAccount } = useDeleteAccount();
 * await deleteAccount(profile.has_password ? password : undefined);
 */
export function useDeleteAccount() {
  const mall = useMall();
  return useMallMutation({
    ...neverCached,
    mutationFn: (password: string | undefined) => mall.members.destroy(password),
  });
}
