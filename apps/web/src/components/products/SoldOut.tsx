import { useMessages } from '@mall/app/messages';
import type { ProductDetail } from '@mall/sdk';
import { Stack, Text } from '@mall/ui';
import { BackInStockButton } from './BackInStockButton';
import { productMessages } from '../../messages/zh-TW/products';
import { DesktopOnly } from './DesktopOnly';

export interface SoldOutProps {
  readonly product: ProductDetail;
  /** Whether a wide screen shows the back-in-stock button. @default true */
  readonly button?: boolean;
}

/** Shown for a sold-out product: one sentence, and on a wide screen the back-in-stock button. */
export function SoldOut({ product, button = true }: SoldOutProps) {
  const t = useMessages(productMessages);
  return (
    <Stack gap={3}>
      <Text strong role="status">
        {t('{0}. We tell you as soon as it is back.', product.stock_notice ?? t('Sold out'))}
      </Text>
      {button && (
        <DesktopOnly>
          <BackInStockButton product={product} size="lg" fullWidth />
        </DesktopOnly>
      )}
    </Stack>
  );
}
