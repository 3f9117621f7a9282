import { useMutation } from '@tanstack/react-query';
import type { DeviceInput, LetterInput } from '@mall/sdk';
import { useMall } from '../mall-context';

/**
 * Confirms an address with the token of the link that was mailed, and signs in. The session starts
 * before the promise resolves.
 *
 * @throws MallError `linkExpired`, `emailTaken`
 * @example
 * const { mutate: activate } = useActivate();
 * activate({ t: search.get('t') ?? '', device_name: 'Chrome' });
 */
export function useActivate() {
  const mall = useMall();
  return useMutation({
    mutationFn: ({ t, ...device }: DeviceInput & { readonly t: string }) =>
      mall.auth.activate(t, device),
  });
}

/**
 * Has the link of confirmation mailed once more; whether there was anything to confirm is not told.
 *
 * @throws MallError `captchaWrong`, `tooManyRequests`, `invalidFields`
 */
export function useResend() {
  const mall = useMall();
  return useMutation({ mutationFn: (input: LetterInput) => mall.auth.resend(input) });
}
