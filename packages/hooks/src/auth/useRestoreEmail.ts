import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { neverCached } from '../query/never-cached';

/**
 * Takes back a change of the email address with the token of the link that was mailed to the old one. Every device
 * is signed out. Call it from a button: mail scanners open the page of the link and run its scripts.
 *
 * @returns the mutation; it resolves with a token for `useResetPassword`.
 * @throws MallError `linkExpired`, `emailTaken`
 * @example
 * const { mutateAsync: restore } = useRestoreEmail();
 * const t = new URLSearchParams(location.search).get('t') ?? '';
 * const resetToken = await restore(t);
 */
export function useRestoreEmail() {
  const mall = useMall();
  return useMallMutation({
    ...neverCached,
    mutationFn: (t: string) => mall.auth.restoreEmail(t),
  });
}
