import type { ProductDetail } from '@mall/sdk';
import { Inline, Picture, Price, Stack } from '@mall/ui';
import { Thumb } from './BuySheet.styles';
import { SoldOut } from './SoldOut';
import { chosenVariant } from './chosenVariant';
import type { Purchase } from './usePurchase';
import { VariantPicker } from './VariantPicker';

export interface BuySheetContentProps {
  readonly product: ProductDetail;
  readonly purchase: Purchase;
  /** Whether the selection is sold out. */
  readonly soldOut: boolean;
}

/** Picture, price and variants of a product in a sheet. */
export function BuySheetContent({ product, purchase, soldOut }: BuySheetContentProps) {
  const { amount, market_price, index_img } = purchase.rule ?? product;
  return (
    <Stack gap={4}>
      <Inline gap={3} wrap={false}>
        <Thumb>
          <Picture src={index_img} alt="" sizes="72px" />
        </Thumb>
        <Price amount={amount} market_price={market_price} size="lg" />
      </Inline>
      <VariantPicker purchase={purchase} name={product.name} />
      {soldOut && (
        <SoldOut
          product={product}
          variant={chosenVariant(product.rules, purchase.rule)}
          button={false}
        />
      )}
    </Stack>
  );
}
