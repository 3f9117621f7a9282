import { useMutation } from '@tanstack/react-query';
import type { LoginInput, RegisterInput } from '@mall/sdk';
import { useMall } from '../mall-context';

/**
 * Signs in. The session starts before the promise resolves.
 *
 * @throws MallError `captchaWrong`, `signInFailed`, `signInBlocked`, `invalidFields`
 * @example
 * const { mutateAsync: login, isPending } = useLogin();
 */
export function useLogin() {
  const mall = useMall();
  return useMutation({ mutationFn: (input: LoginInput) => mall.auth.login(input) });
}

/** Registers and signs in. @throws MallError `captchaWrong`, `accountUnavailable`, `invalidFields` */
export function useRegister() {
  const mall = useMall();
  return useMutation({ mutationFn: (input: RegisterInput) => mall.auth.register(input) });
}

/** Signs out, here and in every other tab. */
export function useLogout() {
  const mall = useMall();
  return useMutation({ mutationFn: () => mall.auth.logout() });
}
