import { useMessages } from '@mall/app/messages';
import { useProductFacets, type FilteredSource } from '@mall/hooks';
import { Chip, Inline, Skeleton, Stack, Switch, useShopLabels } from '@mall/ui';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { Count, FilterGroup } from './FilterPanel.styles';
import { PriceFields } from './PriceFields';
import type { useFilters } from './useFilters';
import { usePriceText } from './usePriceText';

const LAYERS = [1, 2, 3] as const;
const SWITCHES = [
  ['on_sale', 'On sale'],
  ['store_pickup', 'Pickup at convenience stores'],
  ['in_stock', 'In stock only'],
] as const;

export interface FilterFieldsProps extends Pick<
  ReturnType<typeof useFilters>,
  'filters' | 'change'
> {
  readonly source: FilteredSource;
}

/** The filters of a list with their result counts; one that fits no product can only be removed. */
export function FilterFields({ source, filters, change }: FilterFieldsProps) {
  const t = useMessages(sharedProductMessages);
  const { temperatures } = useShopLabels();
  const priceText = usePriceText();
  const { data: facets } = useProductFacets(source, filters);
  const { layer, price_min, price_max } = filters;
  const withCount = (text: string, count: number | undefined) => (
    <>
      {text} {count !== undefined && <Count>{count}</Count>}
    </>
  );

  return (
    <Stack gap={5}>
      <FilterGroup>
        <legend>{t('Temperature')}</legend>
        <Inline gap={2}>
          {LAYERS.map((one) => {
            const count = facets?.layers.find((each) => each.layer === one)?.count;
            return (
              <Chip
                key={one}
                pressed={layer === one}
                disabled={count === 0 && layer !== one}
                onPress={() => change({ layer: layer === one ? undefined : one })}
              >
                {withCount(temperatures[one], count)}
              </Chip>
            );
          })}
        </Inline>
      </FilterGroup>
      <FilterGroup>
        <legend>{t('Price')}</legend>
        {!facets && <Skeleton shape="box" height={96} />}
        <Inline gap={2}>
          {facets?.prices.map(({ min, max, count }) => {
            const band = { price_min: min ?? undefined, price_max: max ?? undefined };
            const isChosen = price_min === band.price_min && price_max === band.price_max;
            return (
              <Chip
                key={`${min}-${max}`}
                pressed={isChosen}
                disabled={count === 0 && !isChosen}
                onPress={() =>
                  change(isChosen ? { price_min: undefined, price_max: undefined } : band)
                }
              >
                {withCount(priceText(band.price_min, band.price_max), count)}
              </Chip>
            );
          })}
        </Inline>
        <PriceFields
          key={`${price_min}-${price_max}`}
          min={price_min}
          max={price_max}
          onApply={change}
        />
      </FilterGroup>
      <FilterGroup>
        <legend>{t('More')}</legend>
        <div>
          {SWITCHES.map(([name, text]) => (
            <Switch
              key={name}
              label={withCount(t(text), facets?.[name])}
              checked={filters[name] === '1'}
              disabled={facets?.[name] === 0 && filters[name] !== '1'}
              onCheckedChange={(isOn) => change({ [name]: isOn ? '1' : undefined })}
            />
          ))}
        </div>
      </FilterGroup>
    </Stack>
  );
}
