import type { DeviceInput } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Confirms an email address with the token of the emailed link, and signs in. The session starts
 * before the promise resolves. Call it from a button: mail scanners open the page of the link and
 * run its scripts.
 *
 * @throws MallError `linkExpired`, `emailTaken`
 * @example
 * const { mutate: confirm } = useConfirmEmail();
 * const token = new URLSearchParams(location.search).get('t') ?? '';
 * confirm({ token, device_name: 'Chrome' });
 */
export function useConfirmEmail() {
  const mall = useMall();
  return useMallMutation({
    mutationFn: ({ token, ...device }: DeviceInput & { readonly token: string }) =>
      mall.auth.activate(token, device),
  });
}
