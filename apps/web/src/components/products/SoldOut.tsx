import { useMessages } from '@mall/app/messages';
import type { ProductDetail, ProductRule } from '@mall/sdk';
import { Stack, Text } from '@mall/ui';
import { BackInStockButton } from './BackInStockButton';
import { productMessages } from '../../messages/zh-TW/products';
import { DesktopOnly } from './DesktopOnly';
import { variantName } from '@mall/hooks';

export interface SoldOutProps {
  readonly product: ProductDetail;
  /** The chosen variant of a product that has several. */
  readonly variant?: ProductRule | undefined;
  /** Whether a wide screen shows the back-in-stock button. @default true */
  readonly button?: boolean;
}

/** Which notification the button requests: of the chosen variant, of any one, or of the product. */
function waitingText({ is_wait, rules }: ProductDetail, variant: ProductRule | undefined) {
  if (variant) {
    return variant.is_wait
      ? '{0}. We notify you when “{1}” is back.'
      : '{0}. You can be notified when “{1}” is back.';
  }
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
export function SoldOut({ product, variant, button = true }: SoldOutProps) {
  const t = useMessages(productMessages);
  return (
    <Stack gap={3}>
      <Text strong role="status">
        {t(
          waitingText(product, variant),
          (variant ? null : product.stock_notice) ?? t('Sold out'),
          variant ? variantName(variant) : '',
        )}
      </Text>
      {button && (
        <DesktopOnly>
          <BackInStockButton product={product} variant={variant} size="lg" fullWidth />
        </DesktopOnly>
      )}
    </Stack>
  );
}
