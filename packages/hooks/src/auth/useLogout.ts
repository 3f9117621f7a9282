import { useMutation } from '@tanstack/react-query';
import { useMall } from '../mall-context';

/** Signs out, here and in every other tab. */
export function useLogout() {
  const mall = useMall();
  return useMutation({ mutationFn: () => mall.auth.logout() });
}
