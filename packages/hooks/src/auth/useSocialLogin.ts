import type { SocialLoginInput } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { neverCached } from '../query/never-cached';

/**
 * Signs in with the result of LINE's or Facebook's sign-in page; the server verifies the user with
 * the provider. The session starts before the promise resolves.
 *
 * @throws MallError `providerRefused`, `providerUnavailable`, `emailNeeded`, `signInBlocked`,
 *   `tooManyRequests`; `confirmationNeeded` when the address is a member's, who then gets an email
 * @example
 * const { mutateAsync: signIn } = useSocialLogin();
 * const sign = 'the access token that Facebook gave';
 * await signIn({ type: 'facebook', sign, device_name: 'Chrome' });
 */
export function useSocialLogin() {
  const mall = useMall();
  return useMallMutation({
    ...neverCached,
    mutationFn: (input: SocialLoginInput) => mall.auth.loginBy(input),
  });
}
