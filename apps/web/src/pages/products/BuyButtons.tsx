import { Button, type ButtonProps } from '@mall/ui';
import { useMessages } from '../../messages/useMessages';
import { productMessages } from '../../messages/zh-TW/products';
import type { Purchase } from './usePurchase';

export interface BuyButtonsProps extends Pick<ButtonProps, 'size'> {
  readonly purchase: Purchase;
  /** Asked for instead of buying while the variant is not chosen yet. */
  readonly onMissing?: (() => void) | undefined;
}

/** The two ways to buy: into the cart, or to the cart at once. */
export function BuyButtons({ purchase, size, onMissing }: BuyButtonsProps) {
  const t = useMessages(productMessages);
  const { rule, isAdding, add, buy } = purchase;
  const ifChosen = (act: () => Promise<unknown>) => () =>
    rule || !onMissing ? void act() : onMissing();
  return (
    <>
      <Button variant="secondary" size={size} fullWidth loading={isAdding} onClick={ifChosen(add)}>
        {t('Add to cart')}
      </Button>
      <Button size={size} fullWidth disabled={isAdding} onClick={ifChosen(buy)}>
        {t('Buy now')}
      </Button>
    </>
  );
}
