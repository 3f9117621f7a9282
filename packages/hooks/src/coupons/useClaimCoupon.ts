import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Claims the ticket of a coupon code, to be used later; one that the member holds already is found again.
 *
 * @throws MallError `couponUnknown`, `couponUnusable`, `invalidFields`, `tooManyRequests`
 * @example
 * const { mutateAsync: claim } = useClaimCoupon();
 * const { name } = await claim('ALLEY80');
 */
export function useClaimCoupon() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: (code: string) => mall.coupons.claim(code),
    // The carts' coupons, too.
    onSuccess: () => client.invalidateQueries({ queryKey: ['coupons'] }),
  });
}
