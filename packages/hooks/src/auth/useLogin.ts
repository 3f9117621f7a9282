import type { LoginInput } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { neverCached } from '../query/never-cached';

/**
 * Signs in. The session starts before the promise resolves.
 *
 * @throws MallError `captchaWrong`, `tooManyRequests`, `signInFailed`, `signInBlocked`, `confirmationNeeded`, `invalidFields`
 * @example
 * const { mutateAsync: login, isPending } = useLogin();
 */
export function useLogin() {
  const mall = useMall();
  return useMallMutation({
    ...neverCached,
    mutationFn: (input: LoginInput) => mall.auth.login(input),
  });
}
