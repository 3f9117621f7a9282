import { Button, Chip, Inline, useShopLabels } from '@mall/ui';
import { useMessages } from '../../messages/useMessages';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import type { useFilters } from './useFilters';

/** The active filters as chips, removable one by one or all at once. */
export default function FilterChips({ filters, change, clear }: ReturnType<typeof useFilters>) {
  const t = useMessages(sharedProductMessages);
  const { temperatures } = useShopLabels();
  const { layer, price_min, price_max, in_stock } = filters;
  return (
    <Inline gap={2}>
      {layer && <Chip onRemove={() => change({ layer: undefined })}>{temperatures[layer]}</Chip>}
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
  );
}
