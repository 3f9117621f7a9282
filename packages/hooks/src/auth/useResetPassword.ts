import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { neverCached } from '../query/never-cached';

/**
 * Sets a new password with the token of the mailed link. Every device is signed out, and nobody is signed in.
 *
 * @throws MallError `linkExpired`, `invalidFields`
 * @example
 * const { mutateAsync: reset } = useResetPassword();
 * const t = new URLSearchParams(location.search).get('t') ?? '';
 * await reset({ t, password });
 */
export function useResetPassword() {
  const mall = useMall();
  return useMallMutation({
    ...neverCached,
    mutationFn: ({ t, password }: { readonly t: string; readonly password: string }) =>
      mall.auth.resetPassword(t, password),
  });
}
