import { styled } from 'styled-components';
import { Chip } from '../../kit/Chip/Chip';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { Inline } from '../../kit/Stack/Inline';
import { Stack } from '../../kit/Stack/Stack';
import { Switch } from '../../kit/Switch/Switch';
import { defaultFilterLabels } from '../../labels/zh-TW/filters';
import type { FilterLabels } from '../../labels/types/filters';
import { useShopLabels } from '../../shop-labels/ShopLabels';
import { useLabels } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { fontSize, space } from '../../tokens/scale';
import { priceRange, type FilterCounts, type ProductFilters } from '../productFilters';
import { PriceFields } from './PriceFields';

export interface FilterFieldsProps {
  /** The active filters. */
  filters: ProductFilters;
  /** Called with the filters that change; `undefined` removes one. */
  onFiltersChange: (change: ProductFilters) => void;
  /**
   * How many products each filter would leave: `useProductFacets` of `@mall/hooks`. Undefined while
   * they load.
   */
  counts: FilterCounts | null | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: FilterLabels | undefined;
}

const LAYERS = [1, 2, 3] as const;
const SWITCHES = [
  ['on_sale', 'onSale'],
  ['store_pickup', 'storePickup'],
  ['in_stock', 'inStock'],
] as const;

const Group = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  padding: 0;
  border: 0;
  & legend {
    margin-bottom: ${space[1]};
    padding: 0;
    font-size: ${fontSize.sm};
    font-weight: 700;
  }
`;

const Count = styled.small`
  color: ${color.muted};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
`;

/** A choice with the number of its products, once known. */
const withCount = (text: string, count: number | undefined) => (
  <>
    {text} {count !== undefined && <Count>{count}</Count>}
  </>
);

/**
 * The filters of a product list: temperature, price, and switches, each with the number of products
 * that it would leave. One that fits no product can only be removed.
 *
 * @example
 * const [query, setQuery] = useState(new URLSearchParams());
 * const { filters, change } = useListFilters(query, setQuery);
 * const { data: counts } = useProductFacets({ category: 3 }, filters);
 * <FilterFields filters={filters} onFiltersChange={change} counts={counts} />
 */
export function FilterFields({
  filters,
  onFiltersChange,
  counts,
  labels: given,
}: FilterFieldsProps) {
  const labels = useLabels('filters', given, defaultFilterLabels);
  const { temperatures } = useShopLabels();
  const { layer, price_min, price_max } = filters;
  return (
    <Stack gap={5}>
      <Group>
        <legend>{labels.temperature}</legend>
        <Inline gap={2}>
          {LAYERS.map((each) => {
            const count = counts?.layers.find((one) => one.layer === each)?.count;
            const isChosen = Number(layer) === each;
            return (
              <Chip
                key={each}
                pressed={isChosen}
                disabled={count === 0 && !isChosen}
                onPress={() => onFiltersChange({ layer: isChosen ? undefined : each })}
              >
                {withCount(temperatures[each], count)}
              </Chip>
            );
          })}
        </Inline>
      </Group>
      <Group>
        <legend>{labels.price}</legend>
        {!counts && <Skeleton shape="box" height={96} />}
        <Inline gap={2}>
          {counts?.prices.map(({ min, max, count }) => {
            const band = { price_min: min ?? undefined, price_max: max ?? undefined };
            const isChosen = price_min === band.price_min && price_max === band.price_max;
            return (
              <Chip
                key={`${min}-${max}`}
                pressed={isChosen}
                disabled={count === 0 && !isChosen}
                onPress={() =>
                  onFiltersChange(isChosen ? { price_min: undefined, price_max: undefined } : band)
                }
              >
                {withCount(priceRange(band, labels) ?? '', count)}
              </Chip>
            );
          })}
        </Inline>
        <PriceFields
          key={`${price_min}-${price_max}`}
          min={price_min}
          max={price_max}
          labels={labels}
          onApply={onFiltersChange}
        />
      </Group>
      <Group>
        <legend>{labels.more}</legend>
        <div>
          {SWITCHES.map(([name, label]) => {
            const isOn = filters[name] === '1';
            return (
              <Switch
                key={name}
                label={withCount(labels[label], counts?.[name])}
                checked={isOn}
                disabled={counts?.[name] === 0 && !isOn}
                onCheckedChange={(on) => onFiltersChange({ [name]: on ? '1' : undefined })}
              />
            );
          })}
        </div>
      </Group>
    </Stack>
  );
}
