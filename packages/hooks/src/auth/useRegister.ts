import { useMutation } from '@tanstack/react-query';
import type { RegisterInput } from '@mall/sdk';
import { useMall } from '../mall-context';
import { neverCached } from './never-cached';

/**
 * Registers; a link is mailed, and nobody is signed in before it was followed.
 * @throws MallError `captchaWrong`, `tooManyRequests`, `invalidFields`
 */
export function useRegister() {
  const mall = useMall();
  return useMutation({
    ...neverCached,
    mutationFn: (input: RegisterInput) => mall.auth.register(input),
  });
}
