import { useCart, useCheckout } from '@mall/hooks';
import { Button, CartLine, ErrorState, Link as TextLink, Alert } from '@mall/ui';
import { Link, Navigate } from 'react-router-dom';
import { Lines } from '../../components/cart/CartColumns.styles';
import { LinesSkeleton } from '../../components/cart/LinesSkeleton';
import { useErrorText } from '../../messages/useErrorText';
import { useMessages } from '../../messages/useMessages';
import { to } from '../../paths';
import { CheckoutLayout } from './CheckoutLayout';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { useLayerParam } from './useLayerParam';

/** `/cart/checkout`: the items of one layer that are about to be ordered (spec §2, query `temp`). */
export default function CheckoutPage() {
  const t = useMessages(checkoutMessages);
  const errorText = useErrorText();
  const layer = useLayerParam();
  const { cart, status, error, retry } = useCart(layer);
  const { totals } = useCheckout(layer);
  if (cart?.list.length === 0) return <Navigate replace to={to.cart(layer)} />;
  const failed = status === 'error' && !cart;
  const blocked = cart?.list.some(({ problem }) => problem) ?? false;

  return (
    <CheckoutLayout
      layer={layer}
      step={0}
      totals={totals}
      failed={failed}
      action={
        blocked || !cart ? (
          <Button size="lg" fullWidth disabled>
            {t('To shipping')}
          </Button>
        ) : (
          <Button asChild size="lg" fullWidth>
            <Link to={to.shipping(layer)}>{t('To shipping')}</Link>
          </Button>
        )
      }
    >
      {failed && (
        <ErrorState
          title={t('The checkout could not be loaded')}
          text={errorText(error)}
          onRetry={retry}
        />
      )}
      {status === 'pending' && <LinesSkeleton />}
      {blocked && <Alert tone="warning">{t('Some items cannot be bought as they are')}</Alert>}
      <Lines role="list">
        {cart?.list.map((item) => (
          <li key={`${item.rule_id}-${item.relation_id}-${item.type}`}>
            <CartLine item={item} href={to.product(item.p_id)} nameAs="h2" problem={item.problem} />
          </li>
        ))}
      </Lines>
      <div>
        <TextLink href={to.cart(layer)}>{t('Change items')}</TextLink>
      </div>
    </CheckoutLayout>
  );
}
