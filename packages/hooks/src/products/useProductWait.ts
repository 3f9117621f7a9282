import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import type { ToggleCallbacks } from '../optimistic/useOptimisticToggle';
import { useProductToggle } from './useProductToggle';
import { WAITED } from './queries';

/**
 * Puts a member on the waiting list of a product or takes them off it, optimistically: the shop tells them
 * once it is back in stock. Members only: send guests to the sign-in page instead.
 *
 * @returns the function that flips it: `wait()` inverts it, `wait(true)` sets it.
 * @example
 * const wait = useProductWait(product, { onFailed: () => toast('操作失敗') });
 * <button aria-pressed={product.is_wait} onClick={() => wait()}>貨到通知我</button>
 */
export function useProductWait(
  { p_id, is_wait }: { readonly p_id: number; readonly is_wait: boolean },
  callbacks: ToggleCallbacks = {},
): (on?: boolean) => void {
  const mall = useMall();
  const client = useQueryClient();
  return useProductToggle({
    ...callbacks,
    mark: 'is_wait',
    p_id,
    on: is_wait,
    send: async (on) => (await mall.products.wait(p_id, on)).is_wait,
    // An open waiting list keeps what was just taken off, so that a wrong tap can be taken back there.
    settle: () => void client.invalidateQueries({ queryKey: WAITED, refetchType: 'none' }),
  });
}
