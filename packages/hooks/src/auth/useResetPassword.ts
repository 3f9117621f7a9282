import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { neverCached } from '../query/never-cached';

/**
 * Sets a new password with the token of the emailed link. Signs out every device, and does not sign
 * in.
 *
 * @throws MallError `linkExpired`, `invalidFields`
 * @example
 * const { mutateAsync: reset } = useResetPassword();
 * const token = new URLSearchParams(location.search).get('t') ?? '';
 * await reset({ token, password });
 */
export function useResetPassword() {
  const mall = useMall();
  return useMallMutation({
    ...neverCached,
    mutationFn: ({ token, password }: { readonly token: string; readonly password: string }) =>
      mall.auth.resetPassword(token, password),
  });
}
