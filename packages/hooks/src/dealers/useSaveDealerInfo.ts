import { useQueryClient } from '@tanstack/react-query';
import type { Mall } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { dealerInfoOptions } from './queries';

/** The bank account for a dealer's earnings. */
export type DealerInfoInput = Parameters<Mall['dealers']['savePaymentInfo']>[0];

/**
 * Saves the bank account that a dealer's earnings are paid to.
 *
 * @throws MallError `invalidFields`, `forbidden`
 * @example
 * const { mutateAsync: store, isPending } = useSaveDealerInfo();
 */
export function useSaveDealerInfo() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: (info: DealerInfoInput) => mall.dealers.savePaymentInfo(info),
    onSuccess: () => client.invalidateQueries({ queryKey: dealerInfoOptions(mall).queryKey }),
  });
}
