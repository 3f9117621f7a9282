import { useMessages } from '@mall/app/messages';
import { useCart } from '@mall/hooks';
import type { CartLayer, CheckoutTotals } from '@mall/sdk';
import { Alert, Link, Steps } from '@mall/ui';
import type { ReactNode } from 'react';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { to } from '../../paths/paths';
import { CheckoutLayout } from './CheckoutLayout';

export interface CartStepProps {
  readonly layer: CartLayer;
  /** 1 shipping, 2 payment. */
  readonly step: 1 | 2;
  /** The latest totals from the server; undefined while loading. */
  readonly totals: CheckoutTotals | undefined;
  /** Whether the step failed to load. @default false */
  readonly failed?: boolean;
  /** Whether a line of the cart cannot be bought in its present state. @default false */
  readonly blocked?: boolean;
  /** The step's primary action; omitted while loading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A step of a cart's checkout. */
export function CartStep({ layer, step, blocked = false, children, ...rest }: CartStepProps) {
  const t = useMessages(checkoutMessages);
  const { cart } = useCart(layer);
  return (
    <CheckoutLayout
      title={t('Checkout')}
      layer={layer}
      progress={
        <Steps
          label={t('Checkout steps')}
          current={step}
          items={[
            { label: t('Cart'), href: to.cart(layer) },
            { label: t('Shipping'), href: to.shipping(layer) },
            { label: t('Payment'), href: to.pay(layer) },
          ]}
        />
      }
      items={cart?.list
        .filter(({ problem }) => problem === null)
        .map((line) => ({ ...line, key: `${line.rule_id}-${line.relation_id}-${line.type}` }))}
      {...rest}
    >
      {blocked && (
        <Alert tone="warning" action={<Link href={to.cart(layer)}>{t('Back to cart')}</Link>}>
          {t('Some items need your attention')}
        </Alert>
      )}
      {children}
    </CheckoutLayout>
  );
}
