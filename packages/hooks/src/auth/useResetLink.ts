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
 * Checks whether the token of an emailed link can still set a new password, before a form is
 * displayed.
 *
 * @returns the query; its `data` is true or false.
 */
export function useResetLink(token: string) {
  const mall = useMall();
  return useQuery({
    ...resetLinkOptions(mall, token),
    // It works once, and only for a limited time.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}
