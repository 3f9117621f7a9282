import { Button, Checkbox, Chip, Field, Inline, Input, Select, Stack } from '@mall/ui';
import { useState, type FormEvent } from 'react';
import type { ProductSort } from '@mall/sdk';
import { commonMessages } from '../../messages/common';
import { useMessages } from '../../messages/useMessages';
import { LAYER_NAMES } from '../cart/layerNames';
import { countFilters, SORTS } from './filters';
import { Bar, Panel, PriceForm } from './FilterBar.styles';
import { productMessages } from './messages';
import type { useFilters } from './useFilters';

const SORT_NAMES = {
  newest: 'Newest',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  best_selling: 'Best selling',
  most_collected: 'Most collected',
} as const satisfies Record<ProductSort, keyof typeof productMessages>;

/** Props of {@link FilterBar}. */
export interface FilterBarProps extends ReturnType<typeof useFilters> {
  /** How many products fit; undefined while unknown. */
  readonly totalCount: number | undefined;
}

/** Order and filters of a list: in place, and as chips that can be taken away one by one. */
export function FilterBar({ filters, change, clear, totalCount }: FilterBarProps) {
  const t = useMessages(productMessages);
  const say = useMessages(commonMessages);
  const [open, setOpen] = useState(false);
  const { layer, price_min, price_max, in_stock } = filters;
  const narrowed = countFilters(filters);

  return (
    <Stack gap={3}>
      <Bar>
        <span role="status">{totalCount !== undefined && t('{0} products', totalCount)}</span>
        <Inline gap={2} wrap={false}>
          <Button
            size="sm"
            variant="secondary"
            aria-expanded={open}
            aria-controls="filters"
            onClick={() => setOpen(!open)}
          >
            {t('Filter')}
            {narrowed > 0 && ` (${narrowed})`}
          </Button>
          <Select
            aria-label={t('Sort by')}
            value={filters.sort ?? 'newest'}
            onChange={({ target }) => change({ sort: SORTS.find((sort) => sort === target.value) })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(SORT_NAMES[sort])}
              </option>
            ))}
          </Select>
        </Inline>
      </Bar>
      <Panel id="filters" hidden={!open}>
        <Field label={t('Temperature')}>
          <Select
            value={layer ?? ''}
            onChange={({ target }) =>
              change({ layer: ([1, 2, 3] as const).find((one) => String(one) === target.value) })
            }
          >
            <option value="">—</option>
            {([1, 2, 3] as const).map((one) => (
              <option key={one} value={one}>
                {say(LAYER_NAMES[one])}
              </option>
            ))}
          </Select>
        </Field>
        <PriceFields
          key={`${price_min}-${price_max}`}
          min={price_min}
          max={price_max}
          onApply={change}
        />
        <Checkbox
          label={t('In stock only')}
          checked={in_stock === '1'}
          onChange={({ target }) => change({ in_stock: target.checked ? '1' : undefined })}
        />
      </Panel>
      {narrowed > 0 && (
        <Inline gap={2}>
          {layer && (
            <Chip onRemove={() => change({ layer: undefined })}>{say(LAYER_NAMES[layer])}</Chip>
          )}
          {price_min !== undefined && (
            <Chip onRemove={() => change({ price_min: undefined })}>
              {t('From NT${0}', String(price_min))}
            </Chip>
          )}
          {price_max !== undefined && (
            <Chip onRemove={() => change({ price_max: undefined })}>
              {t('Up to NT${0}', String(price_max))}
            </Chip>
          )}
          {in_stock && (
            <Chip onRemove={() => change({ in_stock: undefined })}>{t('In stock only')}</Chip>
          )}
          <Button size="sm" variant="quiet" onClick={clear}>
            {t('Clear filters')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

interface PriceFieldsProps {
  readonly min: string | number | undefined;
  readonly max: string | number | undefined;
  readonly onApply: FilterBarProps['change'];
}

function PriceFields({ min, max, onApply }: PriceFieldsProps) {
  const t = useMessages(productMessages);
  const [from, setFrom] = useState(String(min ?? ''));
  const [upTo, setUpTo] = useState(String(max ?? ''));
  const digits = (value: string) => value.replace(/\D/g, '').slice(0, 7);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply({
      price_min: from ? Number(from) : undefined,
      price_max: upTo ? Number(upTo) : undefined,
    });
  };
  return (
    <PriceForm onSubmit={apply}>
      <Field label={t('Price from')}>
        <Input
          inputMode="numeric"
          value={from}
          onChange={({ target }) => setFrom(digits(target.value))}
        />
      </Field>
      <Field label={t('Price to')}>
        <Input
          inputMode="numeric"
          value={upTo}
          onChange={({ target }) => setUpTo(digits(target.value))}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {t('Apply price')}
      </Button>
    </PriceForm>
  );
}
