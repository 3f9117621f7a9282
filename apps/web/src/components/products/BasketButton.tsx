import { OverlayBoundary } from '@mall/app/overlays';
import { retryableLazy } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { useIsLayerOpen } from '@mall/hooks';
import type { ProductSummary } from '@mall/sdk';
import { IconButton, type IconButtonProps } from '@mall/ui';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { Hydrating } from '../../hydration/Hydrating';
import { useAddWithPrompt } from '../cart/useAddWithPrompt';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';

const VariantSheet = retryableLazy(() => import('./VariantSheet'));

/**
 * Adds a product to the cart; for a product with variants, opens their sheet. Renders nothing while the shop does not
 * sell its temperature.
 */
export function BasketButton({
  product,
  variant,
}: {
  readonly product: Pick<ProductSummary, 'p_id' | 'name' | 'rule_id' | 'layer' | 'index_img'>;
  readonly variant: IconButtonProps['variant'];
}) {
  const t = useMessages(sharedProductMessages);
  const { add, isAdding, done } = useAddWithPrompt();
  const [open, setOpen] = useState(false);
  const { name, rule_id, layer, index_img } = product;
  const isOpen = useIsLayerOpen(layer);
  if (!isOpen) return null;
  return (
    <>
      <IconButton
        variant={variant}
        aria-busy={isAdding}
        aria-haspopup={rule_id === null ? 'dialog' : undefined}
        done={done}
        label={
          rule_id === null ? t('Choose a variant of “{0}”', name) : t('Put “{0}” in the cart', name)
        }
        onClick={({ currentTarget }) =>
          rule_id === null
            ? setOpen(true)
            : void add({ layer, rule_id }, { picture: index_img, from: currentTarget })
        }
      >
        <ShoppingBasket />
      </IconButton>
      {open && (
        <OverlayBoundary open="variants" onError={() => setOpen(false)}>
          <Hydrating>
            <VariantSheet product={product} onOpenChange={setOpen} />
          </Hydrating>
        </OverlayBoundary>
      )}
    </>
  );
}
