import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall-context';

/**
 * A captcha to show in a form, and how to get another one after a wrong answer.
 *
 * @example
 * const { captcha, renew } = useCaptcha();
 */
export function useCaptcha() {
  const mall = useMall();
  const query = useQuery({
    queryKey: ['auth', 'captcha'],
    queryFn: ({ signal }) => mall.auth.captcha({ signal }),
    // It counts once and for a few minutes only: one seen before is of no use.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data ? state.data.expires_in * 900 : false),
  });
  return { captcha: query.data, error: query.error, renew: () => void query.refetch() };
}
