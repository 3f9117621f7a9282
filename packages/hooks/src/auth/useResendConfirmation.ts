import { useMutation } from '@tanstack/react-query';
import type { LetterInput } from '@mall/sdk';
import { useMall } from '../mall-context';

/**
 * Has the link of confirmation mailed once more; whether there was anything to confirm is not said.
 *
 * @throws MallError `captchaWrong`, `tooManyRequests`, `invalidFields`
 */
export function useResendConfirmation() {
  const mall = useMall();
  return useMutation({ mutationFn: (input: LetterInput) => mall.auth.resend(input) });
}
