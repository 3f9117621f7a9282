import { Button } from '../../kit/Button/Button';
import { Chip } from '../../kit/Chip/Chip';
import { defaultFilterLabels } from '../../labels/zh-TW/filters';
import type { FilterLabels } from '../../labels/types/filters';
import { useShopLabels } from '../../shop-labels/ShopLabels';
import { useLabels } from '../../theme/UiContext';
import { priceRange, type ProductFilters } from '../productFilters';

export interface FilterChipsProps {
  /** The active filters. */
  filters: ProductFilters;
  /** Called with the filters to remove, each `undefined`. */
  onFiltersChange: (change: ProductFilters) => void;
  /** Called to remove all filters. */
  onClear: () => void;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: FilterLabels | undefined;
}

/**
 * The active filters of a product list as chips, removable one by one, with a button that removes
 * all. Lay them out in a row, such as `Inline`.
 *
 * @example
 * const [query, setQuery] = useState(new URLSearchParams());
 * const { filters, count, change, clear } = useListFilters(query, setQuery);
 * <Inline gap={2}>
 *   {count > 0 && <FilterChips filters={filters} onFiltersChange={change} onClear={clear} />}
 * </Inline>
 */
export function FilterChips({
  filters,
  onFiltersChange,
  onClear,
  labels: given,
}: FilterChipsProps) {
  const labels = useLabels('filters', given, defaultFilterLabels);
  const { temperatures } = useShopLabels();
  const { layer, in_stock, on_sale, store_pickup } = filters;
  const price = priceRange(filters, labels);
  return (
    <>
      {layer && (
        <Chip onRemove={() => onFiltersChange({ layer: undefined })}>{temperatures[layer]}</Chip>
      )}
      {price && (
        <Chip onRemove={() => onFiltersChange({ price_min: undefined, price_max: undefined })}>
          {price}
        </Chip>
      )}
      {on_sale === '1' && (
        <Chip onRemove={() => onFiltersChange({ on_sale: undefined })}>{labels.onSale}</Chip>
      )}
      {store_pickup === '1' && (
        <Chip onRemove={() => onFiltersChange({ store_pickup: undefined })}>
          {labels.storePickup}
        </Chip>
      )}
      {in_stock === '1' && (
        <Chip onRemove={() => onFiltersChange({ in_stock: undefined })}>{labels.inStock}</Chip>
      )}
      <Button size="sm" variant="quiet" onClick={onClear}>
        {labels.clear}
      </Button>
    </>
  );
}
