import { Button, Drawer, Price, Stack } from '@mall/ui';
import type { ProductDetail } from '@mall/sdk';
import { useState } from 'react';
import { useMessages } from '../../messages/useMessages';
import { Bar, BarButtons } from './BuyBar.styles';
import { productMessages } from '../../messages/zh-TW/products';
import { VariantPicker } from './VariantPicker';
import type { Purchase } from './usePurchase';

export interface BuyBarProps {
  readonly product: ProductDetail;
  readonly purchase: Purchase;
}

/** The bottom bar on a phone; missing choices open in a sheet. */
export function BuyBar({ product, purchase }: BuyBarProps) {
  const t = useMessages(productMessages);
  const [open, setOpen] = useState(false);
  const { rule, isAdding } = purchase;
  const amount = (rule ?? product).amount;
  const soldOut = product.sold_out || rule?.stock === 0;
  const ifChosen = (act: () => void) => () => (rule ? act() : setOpen(true));

  const buttons = (
    <BarButtons>
      <Button
        variant="secondary"
        loading={isAdding}
        disabled={soldOut}
        onClick={ifChosen(() => void purchase.add())}
      >
        {t('Add to cart')}
      </Button>
      <Button disabled={soldOut || isAdding} onClick={ifChosen(() => void purchase.buy())}>
        {soldOut ? t('Sold out') : t('Buy now')}
      </Button>
    </BarButtons>
  );

  return (
    <>
      <Bar data-bottom-bar>
        <Price amount={amount} />
        {buttons}
      </Bar>
      {open && (
        <Drawer open side="bottom" title={product.name} onOpenChange={setOpen} footer={buttons}>
          <Stack gap={4}>
            <Price amount={amount} market_price={(rule ?? product).market_price} size="lg" />
            <VariantPicker purchase={purchase} name={product.name} />
          </Stack>
        </Drawer>
      )}
    </>
  );
}
