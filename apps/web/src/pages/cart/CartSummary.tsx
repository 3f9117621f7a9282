import { useMessages } from '@mall/app/messages';
import { useCheckout } from '@mall/hooks';
import type { Cart, CheckoutTotals } from '@mall/sdk';
import { bottomBar, Button, OrderTotals, Price, Text } from '@mall/ui';
import { Link } from 'react-router-dom';
import { ActionBar, Aside, OnPhone } from '../../components/cart/CartColumns.styles';
import { to } from '../../paths/paths';
import { cartMessages } from '../../messages/zh-TW/cart';

export interface CartSummaryProps {
  readonly cart: Cart;
  /** Whether the amounts are being recalculated. */
  readonly busy: boolean;
}

/** A cart's total with every discount explained, and the checkout button. */
export function CartSummary({ cart, busy }: CartSummaryProps) {
  const t = useMessages(cartMessages);
  const { totals, layer } = cart;
  // The coupons and points that are chosen for this cart, so that its next page shows the same total.
  const { totals: chosen } = useCheckout(layer);
  const reduced = chosen && isSameCart(chosen, totals) ? chosen : undefined;
  const total = reduced?.total_amount ?? totals.total_amount;
  const blocked = cart.list.some(({ problem }) => problem);
  return (
    <Aside data-busy={busy || undefined} aria-busy={busy}>
      <OrderTotals
        rows={[
          { label: t('Items'), amount: totals.items_amount },
          {
            label: t('Shipping'),
            amount: totals.shipping_fee,
            ...(totals.shipping_fee === 0 ? { text: t('Free') } : {}),
          },
          ...(reduced && reduced.coupon_amount > 0
            ? [{ label: t('Coupons'), amount: -reduced.coupon_amount }]
            : []),
          ...(reduced && reduced.points_amount > 0
            ? [{ label: t('Points'), amount: -reduced.points_amount }]
            : []),
        ]}
        total={total}
        totalLabel={t('Total')}
        footnote={
          totals.saved_amount > 0 && (
            <Text as="span" tone="fresh" size="sm">
              {t('Saved')} <Price amount={totals.saved_amount} size="sm" />
            </Text>
          )
        }
      />
      {blocked && (
        <Text tone="danger" size="sm" role="status">
          {t('Please resolve the marked items first')}
        </Text>
      )}
      <ActionBar {...bottomBar}>
        <OnPhone>
          <Price amount={total} />
        </OnPhone>
        {blocked || busy ? (
          <Button size="lg" fullWidth disabled>
            {t('Go to checkout')}
          </Button>
        ) : (
          <Button asChild size="lg" fullWidth>
            <Link to={to.checkout(layer)}>{t('Checkout ({0})', totals.count)}</Link>
          </Button>
        )}
      </ActionBar>
    </Aside>
  );
}

/** Whether the checkout's totals are of the shown cart: after a change they are refetched. */
const isSameCart = (checkout: CheckoutTotals, cart: Cart['totals']): boolean =>
  checkout.items_amount === cart.items_amount && checkout.shipping_fee === cart.shipping_fee;
