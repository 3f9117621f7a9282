import { useMessages } from '@mall/app/messages';
import { useCartPreview } from '@mall/hooks';
import type { NewCartLine } from '@mall/sdk';
import { Stack, Text } from '@mall/ui';
import { OrderItemList } from '@mall/ui/checkout';
import { authMessages } from '../../messages/zh-TW/auth';
import { ChosenSkeleton, MOST_SHOWN } from './ChosenSkeleton';

export interface ChosenProductsProps {
  readonly lines: readonly NewCartLine[];
}

/** The products that go into a guest's cart once they have signed in. Nothing when they cannot be loaded. */
export default function ChosenProducts({ lines }: ChosenProductsProps) {
  const t = useMessages(authMessages);
  const { data, isError } = useCartPreview(lines);
  if (isError) return null;
  if (!data) return <ChosenSkeleton lines={lines.length} />;
  const items = data.carts.flatMap(({ list }) => list);
  const more = items.length - MOST_SHOWN;
  return (
    <Stack gap={2}>
      <OrderItemList
        label={t('What you chose')}
        items={items.slice(0, MOST_SHOWN).map((item) => ({ ...item, key: String(item.rule_id) }))}
      />
      {more > 0 && (
        <Text size="sm" tone="muted">
          {t('And {0} more', more)}
        </Text>
      )}
    </Stack>
  );
}
