import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import type { ToggleCallbacks } from '../optimistic/useOptimisticToggle';
import { useProductToggle } from './useProductToggle';
import { BACK_IN_STOCK_KEY } from './queries';

/**
 * Adds a member to the waiting list of a product, or of one variant, or removes them, optimistically: the shop notifies
 * them when it is back in stock. Members only: send guests to the sign-in page instead.
 *
 * @returns the function that flips it: `wait()` inverts it, `wait(true)` sets it.
 * @example
 * const wait = useBackInStock(
 *   { p_id: product.p_id, is_wait: product.is_wait },
 *   { onFailed: () => toast('操作失敗') },
 * );
 * <button aria-pressed={product.is_wait} onClick={() => wait()}>貨到通知我</button>
 */
export function useBackInStock(
  {
    p_id,
    rule_id,
    is_wait,
  }: {
    readonly p_id: number;
    /** The variant; undefined: any. */
    readonly rule_id?: number | undefined;
    readonly is_wait: boolean;
  },
  callbacks: ToggleCallbacks = {},
): (on?: boolean) => void {
  const mall = useMall();
  const client = useQueryClient();
  return useProductToggle({
    ...callbacks,
    flag: 'is_wait',
    p_id,
    rule_id,
    on: is_wait,
    send: async (on) => (await mall.products.wait(p_id, on, { rule_id })).is_wait,
    // A mounted waiting list keeps a removed product, so that a wrong tap can be undone there.
    settle: () =>
      void client.invalidateQueries({ queryKey: BACK_IN_STOCK_KEY, refetchType: 'none' }),
  });
}
