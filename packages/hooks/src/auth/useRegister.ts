import type { RegisterInput } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { neverCached } from '../query/never-cached';

/**
 * Registers an account. The server emails a confirmation link; the member is signed in only after
 * opening it.
 * @throws MallError `captchaWrong`, `tooManyRequests`, `invalidFields`, `returnUnknown`
 * @example
 * const { mutate: register } = useRegister();
 * register({ ...fields, return_url: 'https://club.example/confirm/{token}' }); // the page that the email links to
 */
export function useRegister() {
  const mall = useMall();
  return useMallMutation({
    ...neverCached,
    mutationFn: (input: RegisterInput) => mall.auth.register(input),
  });
}
