import { useErrorText, useMessages } from '@mall/app/messages';
import { useProduct } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { Button, EmptyState, Inline } from '@mall/ui';
import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LinesSkeleton } from '../../components/cart/LinesSkeleton';
import { to } from '../../paths/paths';
import { cartMessages } from '../../messages/zh-TW/cart';

export interface NoAddOnsProps {
  readonly id: number;
  readonly isInCart: boolean;
}

/** Why there is nothing to add to a product: it has no add-ons, is not in the cart, or does not exist. */
export function NoAddOns({ id, isInCart }: NoAddOnsProps) {
  const t = useMessages(cartMessages);
  const errorText = useErrorText();
  const { data: product, error } = useProduct(id);
  if (!product && !error) return <LinesSkeleton />;
  const isGone = isMallError(error, 'productGone');
  const isUnknown = isGone || isMallError(error, 'notFound');
  return (
    <EmptyState
      icon={<ShoppingBag />}
      title={
        isUnknown
          ? isGone
            ? errorText(error)
            : t('There is no such product')
          : isInCart
            ? t('There are no add-ons right now')
            : t('The product is not in your cart')
      }
      text={
        isUnknown || isInCart
          ? undefined
          : t('When it has add-ons, your cart offers them beside it.')
      }
      action={
        <Inline gap={3} justify="center">
          <Button asChild>
            <Link to={to.cart()}>{t('Back to cart')}</Link>
          </Button>
          {!isUnknown && (
            <Button asChild variant="secondary">
              <Link to={to.product(id)}>{t('View product')}</Link>
            </Button>
          )}
        </Inline>
      }
    />
  );
}
