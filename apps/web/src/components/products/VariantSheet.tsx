import { useMessages } from '@mall/app/messages';
import { QueryState } from '@mall/app/queries';
import { useProduct } from '@mall/hooks';
import type { ProductDetail, ProductSummary } from '@mall/sdk';
import { Drawer, Stack } from '@mall/ui';
import { productMessages } from '../../messages/zh-TW/products';
import { BackInStockButton } from './BackInStockButton';
import { BuyButtons } from './BuyButtons';
import { BarButtons } from './BuySheet.styles';
import { BuySheetContent } from './BuySheetContent';
import { usePurchase } from './usePurchase';
import { chosenVariant } from './chosenVariant';

export interface VariantSheetProps {
  readonly product: Pick<ProductSummary, 'p_id' | 'name'>;
  readonly onOpenChange: (open: boolean) => void;
}

/** The variants of a listed product in a sheet, so that it can be bought where it is seen. */
export default function VariantSheet({ product: { p_id, name }, onOpenChange }: VariantSheetProps) {
  const t = useMessages(productMessages);
  return (
    <Drawer open side="bottom" title={name} onOpenChange={onOpenChange}>
      <QueryState
        query={useProduct(p_id)}
        failed={t('This product could not be shown')}
        skeleton={240}
      >
        {(product) => <Loaded product={product} onAdded={() => onOpenChange(false)} />}
      </QueryState>
    </Drawer>
  );
}

interface LoadedProps {
  readonly product: ProductDetail;
  readonly onAdded: () => void;
}

/** Part of one drawer with the placeholder, so that closing it returns the focus to the basket. */
function Loaded({ product, onAdded }: LoadedProps) {
  const purchase = usePurchase(product);
  const soldOut = product.sold_out || purchase.rule?.stock === 0;
  return (
    <Stack gap={4}>
      <BuySheetContent product={product} purchase={purchase} soldOut={soldOut} />
      <BarButtons data-wide={soldOut || undefined}>
        {soldOut ? (
          <BackInStockButton
            product={product}
            variant={chosenVariant(product.rules, purchase.rule)}
            fullWidth
          />
        ) : (
          <BuyButtons purchase={purchase} onAdded={onAdded} />
        )}
      </BarButtons>
    </Stack>
  );
}
