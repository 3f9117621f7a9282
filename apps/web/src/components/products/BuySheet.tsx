import type { ProductDetail } from '@mall/sdk';
import { Drawer, Inline, Picture, Price, Stack } from '@mall/ui';
import type { ReactNode } from 'react';
import { Thumb } from './BuySheet.styles';
import { SoldOut } from './SoldOut';
import type { Purchase } from './usePurchase';
import { VariantPicker } from './VariantPicker';

export interface BuySheetProps {
  readonly product: ProductDetail;
  readonly purchase: Purchase;
  /** Whether the selection is sold out. */
  readonly soldOut: boolean;
  /** The buttons at its end. */
  readonly buttons: ReactNode;
  readonly onOpenChange: (open: boolean) => void;
}

/** The sheet for missing choices. */
export default function BuySheet({
  product,
  purchase,
  soldOut,
  buttons,
  onOpenChange,
}: BuySheetProps) {
  const { amount, market_price } = purchase.rule ?? product;
  return (
    <Drawer open side="bottom" title={product.name} onOpenChange={onOpenChange} footer={buttons}>
      <Stack gap={4}>
        <Inline gap={3} wrap={false}>
          <Thumb>
            <Picture src={product.index_img} alt="" sizes="72px" />
          </Thumb>
          <Price amount={amount} market_price={market_price} size="lg" />
        </Inline>
        <VariantPicker purchase={purchase} name={product.name} />
        {soldOut && <SoldOut product={product} button={false} />}
      </Stack>
    </Drawer>
  );
}
