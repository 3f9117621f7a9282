import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall-context';
import { applyPatch } from '../optimistic/patches';
import { useOptimisticToggle, type ToggleCallbacks } from '../optimistic/useOptimisticToggle';
import { showCollected } from './collected';

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
  { onSettled, onFailed }: ToggleCallbacks = {},
): (on?: boolean) => void {
  const mall = useMall();
  const client = useQueryClient();
  const { p_id } = product;
  const key = ['products', 'collect', p_id];
  return useOptimisticToggle({
    key,
    on: product.is_collect,
    send: async (on) => (await mall.products.collect(p_id, on)).is_collect,
    show: (on) => applyPatch(client, key, (only) => showCollected(client, p_id, on, only)),
    onSettled: (on) => {
      void client.invalidateQueries({ queryKey: ['products', 'list', { collected: true }] });
      onSettled?.(on);
    },
    onFailed,
  });
}
