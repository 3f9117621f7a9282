import { useQuery } from '@tanstack/react-query';
import type { Mall } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { mallQuery } from '../query/mall-query';

const captchaOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['auth', 'captcha'],
    queryFn: ({ signal }) => mall.auth.captcha({ signal }),
  });

/**
 * Fetches a captcha for a form, renewed before it expires; `refetch` fetches another one after a wrong answer.
 *
 * @example
 * const { data: captcha, refetch: renew } = useCaptcha();
 * <img src={captcha?.image} alt="驗證碼" />
 */
export function useCaptcha() {
  const mall = useMall();
  return useQuery({
    ...captchaOptions(mall),
    // A captcha works once and expires after a few minutes, so a cached one is useless.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data ? state.data.expires_in * 900 : false),
  });
}
