import { useMessages } from '@mall/app/messages';
import { Button, Chip, useShopLabels } from '@mall/ui';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { Chips } from './FilterBar.styles';
import type { useFilters } from './useFilters';
import { usePriceText } from './usePriceText';

/** The active filters as chips, removable one by one or all at once. */
export default function FilterChips({ filters, change, clear }: ReturnType<typeof useFilters>) {
  const t = useMessages(sharedProductMessages);
  const { temperatures } = useShopLabels();
  const priceText = usePriceText();
  const { layer, price_min, price_max, in_stock, on_sale, store_pickup } = filters;
  return (
    <Chips>
      {layer && <Chip onRemove={() => change({ layer: undefined })}>{temperatures[layer]}</Chip>}
      {(price_min !== undefined || price_max !== undefined) && (
        <Chip onRemove={() => change({ price_min: undefined, price_max: undefined })}>
          {priceText(price_min, price_max)}
        </Chip>
      )}
      {on_sale && <Chip onRemove={() => change({ on_sale: undefined })}>{t('On sale')}</Chip>}
      {store_pickup && (
        <Chip onRemove={() => change({ store_pickup: undefined })}>
          {t('Pickup at convenience stores')}
        </Chip>
      )}
      {in_stock && (
        <Chip onRemove={() => change({ in_stock: undefined })}>{t('In stock only')}</Chip>
      )}
      <Button size="sm" variant="quiet" onClick={clear}>
        {t('Clear filters')}
      </Button>
    </Chips>
  );
}
