import { useQueryClient } from '@tanstack/react-query';
import type { PasswordChange } from '@mall/sdk';
import { neverCached } from '../query/never-cached';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Changes the password, or sets the first one of a member who signs in by a provider. Every other device is
 * signed out.
 *
 * @throws MallError `passwordWrong`, `signInBlocked`, `invalidFields`
 * @example
 * const { mutateAsync: changePassword } = useStorePassword();
 * await changePassword({ old_password: password, password: 'a longer one' });
 */
export function useStorePassword() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    ...neverCached,
    mutationFn: (passwords: PasswordChange) => mall.members.changePassword(passwords),
    // Whether there is a password, and the devices.
    onSuccess: () => client.invalidateQueries({ queryKey: ['members'] }),
  });
}
