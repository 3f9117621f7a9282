import { useMall } from '../mall-context';
import { useMallMutation } from '../mall-mutation';

/** Signs out, here and in every other tab. */
export function useLogout() {
  const mall = useMall();
  return useMallMutation({ mutationFn: () => mall.auth.logout() });
}
