import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { neverCached } from '../query/never-cached';

/**
 * Undoes a change of the email address with the token of the link emailed to the old one. Signs out
 * every device. Call it from a button: mail scanners open the page of the link and run its scripts.
 *
 * @returns the mutation; it resolves with a token for `useResetPassword`.
 * @throws MallError `linkExpired`, `emailTaken`
 * @example
 * const { mutateAsync: restore } = useRestoreEmail();
 * const token = new URLSearchParams(location.search).get('t') ?? '';
 * const resetToken = await restore(token);
 */
export function useRestoreEmail() {
  const mall = useMall();
  return useMallMutation({
    ...neverCached,
    mutationFn: (token: string) => mall.auth.restoreEmail(token),
  });
}
