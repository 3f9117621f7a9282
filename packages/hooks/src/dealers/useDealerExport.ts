import type { DealerProfit } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Fetches all earnings of a dealer, page by page, for an export.
 *
 * @throws MallError `forbidden`
 * @example
 * const { mutateAsync: readAll, isPending } = useDealerExport();
 * const profits = await readAll('2026-11');
 */
export function useDealerExport() {
  const mall = useMall();
  return useMallMutation({
    mutationFn: async (month: string | undefined): Promise<readonly DealerProfit[]> => {
      const found = new Map<string, DealerProfit>();
      for (let page = 1, last = 1; page <= last; page += 1) {
        const part = await mall.dealers.performance({ page, ...(month && { month }) });
        // A new order moves others to the next page meanwhile.
        for (const profit of part.list) found.set(profit.trans_order_id, profit);
        last = part.page.total_page;
      }
      return [...found.values()];
    },
  });
}
