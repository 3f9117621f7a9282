import { Select } from '../../kit/Select/Select';
import { defaultSortLabels } from '../../labels/zh-TW/sorting';
import type { ProductOrder, SortLabels } from '../../labels/types/sorting';
import { useLabels } from '../../theme/UiContext';

export interface SortSelectProps {
  /** The sort order; undefined for that of the list: the newest first, or the most relevant. */
  value: ProductOrder | undefined;
  /** Called with the chosen order; undefined for the most relevant first. */
  onValueChange: (order: ProductOrder | undefined) => void;
  /**
   * Whether the list is the result of a search, which can be sorted by relevance.
   * @default false
   */
  isSearch?: boolean | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: SortLabels | undefined;
}

const ORDERS = ['newest', 'price_asc', 'price_desc', 'best_selling', 'most_collected'] as const;

/**
 * Chooses the sort order of a product list.
 *
 * @example
 * const [query, setQuery] = useState(new URLSearchParams());
 * const { filters, change } = useListFilters(query, setQuery);
 * <SortSelect value={filters.sort} onValueChange={(sort) => change({ sort })} />
 */
export function SortSelect({
  value,
  onValueChange,
  isSearch = false,
  labels: given,
}: SortSelectProps) {
  const labels = useLabels('sorting', given, defaultSortLabels);
  return (
    <Select
      aria-label={labels.sortBy}
      value={value ?? (isSearch ? '' : 'newest')}
      onChange={({ target }) => onValueChange(ORDERS.find((order) => order === target.value))}
    >
      {isSearch && <option value="">{labels.relevance}</option>}
      {ORDERS.map((order) => (
        <option key={order} value={order}>
          {labels.orders[order]}
        </option>
      ))}
    </Select>
  );
}
