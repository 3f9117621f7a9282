import type { EmailRequestInput } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Sends the confirmation email again; the response does not reveal whether the address was waiting
 * for confirmation.
 *
 * @throws MallError `captchaWrong`, `tooManyRequests`, `invalidFields`, `returnUnknown`
 * @example
 * const { mutate: resend } = useResendConfirmation(); // answer: of useCaptcha()
 * resend({ email, ...(await answer()), return_url: 'https://club.example/confirm/{token}' });
 */
export function useResendConfirmation() {
  const mall = useMall();
  return useMallMutation({ mutationFn: (input: EmailRequestInput) => mall.auth.resend(input) });
}
