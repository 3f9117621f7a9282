import type { ProductDetail } from '@mall/sdk';
import { Drawer, Inline, Picture, Price, Stack } from '@mall/ui';
import { useState } from 'react';
import { WaitButton } from '../../components/products/WaitButton';
import { Bar, BarButtons, Thumb } from './BuyBar.styles';
import { BuyButtons } from './BuyButtons';
import { SoldOut } from './SoldOut';
import type { Purchase } from './usePurchase';
import { VariantPicker } from './VariantPicker';

export interface BuyBarProps {
  readonly product: ProductDetail;
  readonly purchase: Purchase;
}

/**
 * The bottom bar on a phone; missing choices open in a sheet, which closes once it is in the cart. What is sold
 * out can be waited for.
 */
export function BuyBar({ product, purchase }: BuyBarProps) {
  const [open, setOpen] = useState(false);
  const { rule } = purchase;
  const { amount, market_price } = rule ?? product;
  const soldOut = product.sold_out || rule?.stock === 0;

  const buttons = (inSheet: boolean) => (
    <BarButtons data-wide={soldOut || undefined}>
      {soldOut ? (
        <WaitButton product={product} fullWidth />
      ) : (
        <BuyButtons
          purchase={purchase}
          // In the sheet, what is missing is said.
          onMissing={inSheet ? undefined : () => setOpen(true)}
          onAdded={() => setOpen(false)}
        />
      )}
    </BarButtons>
  );

  return (
    <>
      <Bar data-bottom-bar>
        {!soldOut && <Price amount={amount} />}
        {buttons(false)}
      </Bar>
      {open && (
        <Drawer
          open
          side="bottom"
          title={product.name}
          onOpenChange={setOpen}
          footer={buttons(true)}
        >
          <Stack gap={4}>
            <Inline gap={3} wrap={false}>
              <Thumb>
                <Picture src={product.index_img} alt="" sizes="72px" />
              </Thumb>
              <Price amount={amount} market_price={market_price} size="lg" />
            </Inline>
            <VariantPicker purchase={purchase} name={product.name} />
            {soldOut && <SoldOut product={product} />}
          </Stack>
        </Drawer>
      )}
    </>
  );
}
