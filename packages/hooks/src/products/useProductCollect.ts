import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import type { ToggleCallbacks } from '../optimistic/useOptimisticToggle';
import { useProductToggle } from './useProductToggle';

/**
 * Adds a product to the member's collection or removes it, optimistically and everywhere it is
 * displayed. Members only: send guests to the sign-in page instead.
 *
 * @returns the function that flips it: `collect()` inverts it, `collect(true)` sets it.
 * @example
 * const collect = useProductCollect(product, { onFailed: () => toast('操作失敗') });
 * <button aria-pressed={product.is_collect} onClick={() => collect()}>收藏</button>
 */
export function useProductCollect(
  { p_id, is_collect }: { readonly p_id: number; readonly is_collect: boolean },
  callbacks: ToggleCallbacks = {},
): (on?: boolean) => void {
  const mall = useMall();
  const client = useQueryClient();
  return useProductToggle({
    ...callbacks,
    flag: 'is_collect',
    p_id,
    on: is_collect,
    send: async (on) => (await mall.products.collect(p_id, on)).is_collect,
    settle: () =>
      void client.invalidateQueries({ queryKey: ['products', 'list', { collected: true }] }),
  });
}
