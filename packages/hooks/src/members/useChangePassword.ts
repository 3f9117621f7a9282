import { useQueryClient } from '@tanstack/react-query';
import type { PasswordChange } from '@mall/sdk';
import { neverCached } from '../query/never-cached';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Changes the password, or sets the first one of a member who signs in with a provider. Signs out
 * every other device.
 *
 * @throws MallError `passwordNeeded`, `passwordWrong`, `signInBlocked`, `invalidFields`
 * @example
 * const { mutateAsync: changePassword } = useChangePassword();
 * await changePassword({ old_password: password, password: 'a longer one' });
 */
export function useChangePassword() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    ...neverCached,
    mutationFn: (passwords: PasswordChange) => mall.members.changePassword(passwords),
    // `has_password` and the devices may have changed.
    onSuccess: () => client.invalidateQueries({ queryKey: ['members'] }),
  });
}
