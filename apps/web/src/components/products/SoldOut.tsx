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

/** The notification is of the product: it is sent when any of its variants is back. */
function waitingText({ is_wait, rules }: Pick<ProductDetail, 'is_wait' | 'rules'>) {
  if (rules.length > 1) {
    return is_wait
      ? '{0}. We notify you when any variant is back.'
      : '{0}. You can be notified when any variant is back.';
  }
  return is_wait
    ? '{0}. We notify you when it is back.'
    : '{0}. You can be notified when it is back.';
}

/** Shown for a sold-out product: one sentence, and on a wide screen the back-in-stock button. */
export function SoldOut({ product, button = true }: SoldOutProps) {
  const t = useMessages(productMessages);
  return (
    <Stack gap={3}>
      <Text strong role="status">
        {t(waitingText(product), product.stock_notice ?? t('Sold out'))}
      </Text>
      {button && (
        <DesktopOnly>
          <BackInStockButton product={product} size="lg" fullWidth />
        </DesktopOnly>
      )}
    </Stack>
  );
}
