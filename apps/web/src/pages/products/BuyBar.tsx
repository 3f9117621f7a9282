import { retryableLazy } from '@mall/app/loading';
import { OverlayBoundary } from '@mall/app/overlays';
import { useIsLayerOpen } from '@mall/hooks';
import type { ProductDetail } from '@mall/sdk';
import { bottomBar, Price } from '@mall/ui';
import { useState } from 'react';
import { BackInStockButton } from '../../components/products/BackInStockButton';
import { BuyButtons } from '../../components/products/BuyButtons';
import { BarButtons } from '../../components/products/BuySheet.styles';
import { chosenVariant } from '../../components/products/chosenVariant';
import { LayerPaused } from '../../components/products/LayerPaused';
import type { Purchase } from '../../components/products/usePurchase';
import { Bar } from './BuyBar.styles';
import { Hydrating } from '../../hydration/Hydrating';

const BuySheet = retryableLazy(() => import('../../components/products/BuySheet'));

export interface BuyBarProps {
  readonly product: ProductDetail;
  readonly purchase: Purchase;
}

/**
 * The bottom bar on a phone. Missing choices open a sheet, which closes after the addition. A sold-out product has a
 * back-in-stock button.
 */
export function BuyBar({ product, purchase }: BuyBarProps) {
  const [open, setOpen] = useState(false);
  const { rule } = purchase;
  const { amount } = rule ?? product;
  const soldOut = product.sold_out || rule?.stock === 0;
  const isOpen = useIsLayerOpen(product.layer);
  if (!isOpen) {
    return (
      <Bar {...bottomBar}>
        <LayerPaused layer={product.layer} />
      </Bar>
    );
  }

  const buttons = (inSheet: boolean) => (
    <BarButtons data-wide={soldOut || undefined}>
      {soldOut ? (
        <BackInStockButton
          product={product}
          variant={chosenVariant(product.rules, rule)}
          fullWidth
        />
      ) : (
        <BuyButtons
          purchase={purchase}
          // In the sheet, the message names the missing choices.
          onMissing={inSheet ? undefined : () => setOpen(true)}
          onAdded={() => setOpen(false)}
        />
      )}
    </BarButtons>
  );

  return (
    <>
      <Bar {...bottomBar}>
        {!soldOut && <Price amount={amount} />}
        {buttons(false)}
      </Bar>
      {open && (
        <OverlayBoundary onError={() => setOpen(false)}>
          <Hydrating>
            <BuySheet
              product={product}
              purchase={purchase}
              soldOut={soldOut}
              buttons={buttons(true)}
              onOpenChange={setOpen}
            />
          </Hydrating>
        </OverlayBoundary>
      )}
    </>
  );
}
