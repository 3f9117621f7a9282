import { useMutation } from '@tanstack/react-query';
import type { LoginInput, RegisterInput } from '@mall/sdk';
import { useMall } from '../mall-context';

/** A cache remembers what a form sent for a while; not a password. */
const forgotten = { gcTime: 0 } as const;

/**
 * Signs in. The session starts before the promise resolves.
 *
 * @throws MallError `captchaWrong`, `signInFailed`, `signInBlocked`, `confirmationNeeded`, `invalidFields`
 * @example
 * const { mutateAsync: login, isPending } = useLogin();
 */
export function useLogin() {
  const mall = useMall();
  return useMutation({ ...forgotten, mutationFn: (input: LoginInput) => mall.auth.login(input) });
}

/**
 * Registers; a link is mailed, and nobody is signed in before it was followed.
 * @throws MallError `captchaWrong`, `tooManyRequests`, `invalidFields`
 */
export function useRegister() {
  const mall = useMall();
  return useMutation({
    ...forgotten,
    mutationFn: (input: RegisterInput) => mall.auth.register(input),
  });
}

/** Signs out, here and in every other tab. */
export function useLogout() {
  const mall = useMall();
  return useMutation({ mutationFn: () => mall.auth.logout() });
}
