import type { ProductDetail } from '@mall/sdk';
import { Drawer, Price, Stack } from '@mall/ui';
import { useState } from 'react';
import { WaitButton } from '../../components/products/WaitButton';
import { Bar, BarButtons } from './BuyBar.styles';
import { BuyButtons } from './BuyButtons';
import { SoldOut } from './SoldOut';
import type { Purchase } from './usePurchase';
import { VariantPicker } from './VariantPicker';

export interface BuyBarProps {
  readonly product: ProductDetail;
  readonly purchase: Purchase;
}

/** The bottom bar on a phone; missing choices open in a sheet, what is sold out can be waited for. */
export function BuyBar({ product, purchase }: BuyBarProps) {
  const [open, setOpen] = useState(false);
  const { rule } = purchase;
  const { amount, market_price } = rule ?? product;
  const soldOut = product.sold_out || rule?.stock === 0;

  const buttons = (
    <BarButtons data-wide={soldOut || undefined}>
      {soldOut ? (
        <WaitButton product={product} fullWidth />
      ) : (
        <BuyButtons purchase={purchase} onMissing={() => setOpen(true)} />
      )}
    </BarButtons>
  );

  return (
    <>
      <Bar data-bottom-bar>
        {!soldOut && <Price amount={amount} />}
        {buttons}
      </Bar>
      {open && (
        <Drawer open side="bottom" title={product.name} onOpenChange={setOpen} footer={buttons}>
          <Stack gap={4}>
            <Price amount={amount} market_price={market_price} size="lg" />
            <VariantPicker purchase={purchase} name={product.name} />
            {soldOut && <SoldOut product={product} />}
          </Stack>
        </Drawer>
      )}
    </>
  );
}
