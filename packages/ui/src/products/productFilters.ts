import type { FilterLabels } from '../labels/types/filters';
import { formatPrice } from './Price/formatPrice';

/** The filters of a product list, with the names of the API's parameters. */
export interface ProductFilters {
  /** The shipping temperature. */
  layer?: 1 | 2 | 3 | '1' | '2' | '3' | undefined;
  /** NT$. */
  price_min?: number | string | undefined;
  price_max?: number | string | undefined;
  /** `1`: only reduced products. */
  on_sale?: '0' | '1' | undefined;
  store_pickup?: '0' | '1' | undefined;
  in_stock?: '0' | '1' | undefined;
}

/** How many products each filter would leave. */
export interface FilterCounts {
  layers: readonly { layer: 1 | 2 | 3; count: number }[];
  /** The bands of prices, NT$; null: no limit on that side. */
  prices: readonly { min: number | null; max: number | null; count: number }[];
  on_sale: number;
  store_pickup: number;
  in_stock: number;
}

/** Formats the price range of filters: 「NT$200–NT$499」, 「NT$1,000 以上」; undefined without one. */
export function priceRange(
  { price_min, price_max }: Pick<ProductFilters, 'price_min' | 'price_max'>,
  labels: Pick<FilterLabels, 'from' | 'upTo'>,
): string | undefined {
  const [from, upTo] = [price_min, price_max].map((price) =>
    price === undefined ? undefined : formatPrice(Number(price)),
  );
  if (from === undefined) return upTo && labels.upTo(upTo);
  return upTo === undefined ? labels.from(from) : `${from}–${upTo}`;
}
