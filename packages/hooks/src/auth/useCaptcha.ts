import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall-context';

/**
 * Fetches a captcha for a form; `renew` fetches another one after a wrong answer.
 *
 * @example
 * const { captcha, renew } = useCaptcha();
 */
export function useCaptcha() {
  const mall = useMall();
  const query = useQuery({
    queryKey: ['auth', 'captcha'],
    queryFn: ({ signal }) => mall.auth.captcha({ signal }),
    // A captcha works once and expires after a few minutes, so a cached one is useless.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data ? state.data.expires_in * 900 : false),
  });
  return { captcha: query.data, error: query.error, renew: () => void query.refetch() };
}
