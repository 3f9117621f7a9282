import { useMessages } from '@mall/app/messages';
import { Button, type ButtonProps } from '@mall/ui';
import type { MouseEvent } from 'react';
import { useIsOffline } from '../../offline/connection';
import { productMessages } from '../../messages/zh-TW/products';
import type { Purchase } from './usePurchase';

export interface BuyButtonsProps extends Pick<ButtonProps, 'size'> {
  readonly purchase: Purchase;
  /** Called instead of buying when no variant is chosen. */
  readonly onMissing?: (() => void) | undefined;
  /** Called after the product was added. */
  readonly onAdded?: (() => void) | undefined;
}

/** The two ways to buy: add to the cart, or add and open the checkout. */
export function BuyButtons({ purchase, size, onMissing, onAdded }: BuyButtonsProps) {
  const t = useMessages(productMessages);
  const offline = useIsOffline();
  const { rule, isAdding, done, add, buy } = purchase;
  const ifChosen =
    (act: (button: Element) => Promise<boolean>) =>
    async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      if (!rule && onMissing) onMissing();
      // A second tap during the first call is the same request.
      else if (!isAdding && (await act(currentTarget))) onAdded?.();
    };
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        fullWidth
        disabled={offline}
        done={done}
        onClick={(event) => void ifChosen(add)(event)}
      >
        {t('Add to cart')}
      </Button>
      <Button
        size={size}
        fullWidth
        disabled={offline}
        loading={isAdding && !done}
        onClick={(event) => void ifChosen(buy)(event)}
      >
        {offline ? t('Offline') : t('Buy now')}
      </Button>
    </>
  );
}
