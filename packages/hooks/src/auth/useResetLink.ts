import type { Mall } from '@mall/sdk';
import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
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
export function useResetLink<Selected = boolean>(
  token: string,
  options?: ReadOptions<boolean, Selected>,
): ReadResult<NoInfer<Selected>> {
  const mall = useMall();
  const query = {
    ...resetLinkOptions(mall, token),
    // It works once, and only for a limited time.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  };
  return useMallQuery(query, options);
}
