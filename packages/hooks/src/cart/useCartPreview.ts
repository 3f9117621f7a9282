import { keepPreviousData } from '@tanstack/react-query';
import type { CartPreview, NewCartLine } from '@mall/sdk';
import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
import { useMall } from '../mall/mall-context';
import { cartPreviewOptions } from './queries';

/**
 * Fetches the carts as they would be with more lines: what each parcel would cost, and which lines cannot be
 * added. Guests may call it, too; their carts are empty. While the lines change, the previous reply stays.
 *
 * @param lines - The lines, of any layer; nothing is fetched while there are none.
 * @example
 * const { data: preview } = useCartPreview([{ rule_id: 7, quantity: 2 }]);
 * preview?.carts.map(({ layer, totals }) => [layer, totals.shipping_fee]);
 */
export function useCartPreview<Selected = CartPreview>(
  lines: readonly NewCartLine[],
  options?: ReadOptions<CartPreview, Selected>,
): ReadResult<NoInfer<Selected>> {
  const mall = useMall();
  return useMallQuery(
    { ...cartPreviewOptions(mall, lines), placeholderData: keepPreviousData },
    options,
    lines.length > 0,
  );
}
