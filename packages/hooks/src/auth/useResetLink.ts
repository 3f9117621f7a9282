import { useQuery } from '@tanstack/react-query';
import type { Mall } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { mallQuery } from '../query/mall-query';

const resetLinkOptions = (mall: Mall, t: string) =>
  mallQuery({
    queryKey: ['auth', 'resetLink', t],
    queryFn: ({ signal }) => mall.auth.forget(t, { signal }),
  });

/**
 * Whether the token of a mailed link can still set a new password: asked before a form is offered.
 *
 * @returns the query; its `data` is true or false.
 */
export function useResetLink(t: string) {
  const mall = useMall();
  return useQuery({
    ...resetLinkOptions(mall, t),
    // It works once, and only for a while.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}
