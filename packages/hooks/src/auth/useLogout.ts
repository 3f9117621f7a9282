import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/** Signs out, here and in every other tab. */
export function useLogout() {
  const mall = useMall();
  return useMallMutation({ mutationFn: () => mall.auth.logout() });
}
