import type { EmailRequestInput } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Requests an email with a password reset link; the response does not reveal whether the account
 * exists.
 *
 * @throws MallError `captchaWrong`, `tooManyRequests`, `invalidFields`, `returnUnknown`
 * @example
 * const { mutateAsync: mailLink } = useForgottenPassword(); // answer: of useCaptcha()
 * await mailLink({ email, ...(await answer()), return_url: 'https://club.example/new-password/{token}' });
 */
export function useForgottenPassword() {
  const mall = useMall();
  return useMallMutation({ mutationFn: (input: EmailRequestInput) => mall.auth.forgetMail(input) });
}
