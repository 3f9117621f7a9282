import type { DeviceInput } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Confirms an email address with the token of the mailed link, and signs in. The session starts before the
 * promise resolves. Call it from a button: mail scanners open the page of the link and run its scripts.
 *
 * @throws MallError `linkExpired`, `emailTaken`
 * @example
 * const { mutate: confirm } = useConfirmAddress();
 * const t = new URLSearchParams(location.search).get('t') ?? '';
 * confirm({ t, device_name: 'Chrome' });
 */
export function useConfirmAddress() {
  const mall = useMall();
  return useMallMutation({
    mutationFn: ({ t, ...device }: DeviceInput & { readonly t: string }) =>
      mall.auth.activate(t, device),
  });
}
