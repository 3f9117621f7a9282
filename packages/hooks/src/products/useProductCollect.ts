import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall-context';
import { useOptimisticToggle } from '../optimistic/useOptimisticToggle';
import { collectKey, markCollected } from './marks';

/** What is told of a toggle once the mall answered. */
export interface ToggleTold {
  /** The mall has what was tapped last; told once for any number of fast taps. */
  readonly onSettled?: (on: boolean) => void;
  /** The mall refused or was out of reach; the flag shows again what it confirmed last. */
  readonly onFailed?: (error: unknown) => void;
}

/**
 * Collects a product or takes it out of the collection, at once and everywhere it is shown.
 * For members only: send a guest to sign in instead.
 *
 * @returns how to flip it: `toggle()` to the other side, `toggle(true)` to a given one.
 * @example
 * const collect = useProductCollect(product, { onFailed: () => toast('操作失敗') });
 * <IconButton aria-pressed={product.is_collect} onClick={() => collect()} />
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
