import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall-context';
import { applyPatch } from '../optimistic/patches';
import { useOptimisticToggle, type ToggleCallbacks } from '../optimistic/useOptimisticToggle';
import { showCollected } from './collected';

/**
 * Adds a product to the member's collection or removes it, optimistically and everywhere it is shown.
 * Members only: send guests to the sign-in page instead.
 *
 * @returns the function that flips it: `collect()` inverts it, `collect(true)` sets it.
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
