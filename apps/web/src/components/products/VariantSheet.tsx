import { useErrorText, useMessages } from '@mall/app/messages';
import { useProduct } from '@mall/hooks';
import type { ProductDetail, ProductSummary } from '@mall/sdk';
import { Drawer, ErrorState, Skeleton } from '@mall/ui';
import { productMessages } from '../../messages/zh-TW/products';
import { BackInStockButton } from './BackInStockButton';
import { BuyButtons } from './BuyButtons';
import BuySheet from './BuySheet';
import { BarButtons } from './BuySheet.styles';
import { usePurchase } from './usePurchase';

export interface VariantSheetProps {
  readonly product: Pick<ProductSummary, 'p_id' | 'name'>;
  readonly onOpenChange: (open: boolean) => void;
}

/** The variants of a listed product in a sheet, so that it can be bought where it is seen. */
export default function VariantSheet({ product: { p_id, name }, onOpenChange }: VariantSheetProps) {
  const t = useMessages(productMessages);
  const errorText = useErrorText();
  const { data: product, error, refetch, isRefetching } = useProduct(p_id);
  if (product) return <Loaded product={product} onOpenChange={onOpenChange} />;
  return (
    <Drawer open side="bottom" title={name} onOpenChange={onOpenChange}>
      {error ? (
        <ErrorState
          title={t('This product could not be shown')}
          text={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isRefetching}
        />
      ) : (
        <Skeleton shape="box" height={240} />
      )}
    </Drawer>
  );
}

interface LoadedProps extends Pick<VariantSheetProps, 'onOpenChange'> {
  readonly product: ProductDetail;
}

function Loaded({ product, onOpenChange }: LoadedProps) {
  const purchase = usePurchase(product);
  const soldOut = product.sold_out || purchase.rule?.stock === 0;
  return (
    <BuySheet
      product={product}
      purchase={purchase}
      soldOut={soldOut}
      buttons={
        <BarButtons data-wide={soldOut || undefined}>
          {soldOut ? (
            <BackInStockButton product={product} fullWidth />
          ) : (
            <BuyButtons purchase={purchase} onAdded={() => onOpenChange(false)} />
          )}
        </BarButtons>
      }
      onOpenChange={onOpenChange}
    />
  );
}
