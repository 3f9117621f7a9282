import { Checkbox, Field, Select, useShopLabels } from '@mall/ui';
import { useMessages } from '../../messages/useMessages';
import { Panel } from './FilterPanel.styles';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { PriceFields } from './PriceFields';
import type { useFilters } from './useFilters';

const LAYERS = [1, 2, 3] as const;

export interface FilterPanelProps extends Pick<
  ReturnType<typeof useFilters>,
  'filters' | 'change'
> {
  readonly id: string;
}

/** The filters of a list: temperature, price, stock. */
export default function FilterPanel({ id, filters, change }: FilterPanelProps) {
  const t = useMessages(sharedProductMessages);
  const { temperatures } = useShopLabels();
  const { layer, price_min, price_max, in_stock } = filters;
  return (
    <Panel id={id}>
      <Field label={t('Temperature')}>
        <Select
          value={layer ?? ''}
          onChange={({ target }) =>
            change({ layer: LAYERS.find((one) => String(one) === target.value) })
          }
        >
          <option value="">{t('Any')}</option>
          {LAYERS.map((one) => (
            <option key={one} value={one}>
              {temperatures[one]}
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
  );
}
