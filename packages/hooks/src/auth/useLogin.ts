import type { LoginInput } from '@mall/sdk';
import { useMall } from '../mall-context';
import { useMallMutation } from '../mall-mutation';
import { neverCached } from './never-cached';

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
