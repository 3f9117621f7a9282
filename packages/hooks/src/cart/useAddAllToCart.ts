import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { addAllToCart, type LineOfLayer } from './add-all';

/**
 * Adds several lines to the carts of their layers in one step: all of them, or none. The badge
 * (`useBadges`) counts them at once, and no longer when they are refused. A double tap, or a retry after
 * a lost response, adds them only once.
 *
 * @returns the mutation; it resolves with `added`, and with the `problem` of each line when it is false.
 * @throws MallError `stockShort`, when another device took the rest meanwhile
 * @example
 * const { mutateAsync: addAll, isPending } = useAddAllToCart();
 * const { added, lines } = await addAll([{ layer: 1, rule_id: 7, quantity: 2 }]);
 */
export function useAddAllToCart() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: (lines: readonly LineOfLayer[]) => addAllToCart(client, mall, lines),
  });
}
