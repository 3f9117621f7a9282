import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall-context';
import { useOptimisticToggle } from '../optimistic/useOptimisticToggle';
import { collectKey, markCollected } from './marks';

/** What is told of a toggle once the mall answered. */
export interface ToggleTold {
  readonly onSettled?: (on: boolean) => void;
  readonly onFailed?: (error: unknown) => void;
}

/**
 * Collects a product or takes it out of the collection, at once and everywhere it is shown.
 * For members only: send a guest to sign in instead.
 *
 * @returns `toggle()`
 */
export function useProductCollect(
  product: { readonly p_id: number; readonly is_collect: boolean },
  { onSettled, onFailed }: ToggleTold = {},
): (on?: boolean) => void {
  const mall = useMall();
  const client = useQueryClient();
  const { p_id } = product;
  return useOptimisticToggle({
    key: collectKey(p_id),
    on: product.is_collect,
    send: async (on) => (await mall.products.collect(p_id, on)).is_collect,
    show: (on) => markCollected(client, p_id, on),
    onSettled: (on) => {
      void client.invalidateQueries({ queryKey: ['products', 'list', { collected: true }] });
      onSettled?.(on);
    },
    onFailed,
  });
}
