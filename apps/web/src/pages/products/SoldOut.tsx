import { useMessages } from '@mall/app/messages';
import type { ProductDetail } from '@mall/sdk';
import { Stack, Text } from '@mall/ui';
import { BackInStockButton } from '../../components/products/BackInStockButton';
import { productMessages } from '../../messages/zh-TW/products';
import { DesktopOnly } from './ProductHero.styles';

/** Shown for a sold-out product: one sentence, and on a wide screen the back-in-stock button. */
export function SoldOut({ product }: { readonly product: ProductDetail }) {
  const t = useMessages(productMessages);
  return (
    <Stack gap={3}>
      <Text strong role="status">
        {t('{0}. We tell you as soon as it is back.', product.stock_notice ?? t('Sold out'))}
      </Text>
      <DesktopOnly>
        <BackInStockButton product={product} size="lg" fullWidth />
      </DesktopOnly>
    </Stack>
  );
}
