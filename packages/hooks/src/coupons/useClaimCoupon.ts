import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Claims the ticket of a coupon code for later; returns the existing one if the member already
 * holds it.
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
    // Also invalidates the carts' coupons.
    onSuccess: () => client.invalidateQueries({ queryKey: ['coupons'] }),
  });
}
