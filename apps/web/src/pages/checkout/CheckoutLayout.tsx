import type { CartLayer, CheckoutTotals } from '@mall/sdk';
import {
  Container,
  Heading,
  Inline,
  LayerBadge,
  OrderSummary,
  Price,
  Skeleton,
  Stack,
  Steps,
} from '@mall/ui';
import type { ReactNode } from 'react';
import { ActionBar, Aside, Columns, OnPhone } from '../../components/cart/CartColumns.styles';
import { useTotalsRows } from '../../components/checkout/useTotalsRows';
import { ShippingDays } from '../../components/shipping/ShippingDays';
import { useMessages } from '../../messages/useMessages';
import { to } from '../../paths';
import { PageTitle } from '../../shell/PageTitle';
import { checkoutMessages } from '../../messages/zh-TW/checkout';

export interface CheckoutLayoutProps {
  readonly layer: CartLayer;
  /** 0 items, 1 shipping, 2 payment. */
  readonly step: 0 | 1 | 2;
  /** The latest totals from the server; undefined while loading. */
  readonly totals: CheckoutTotals | undefined;
  /** Whether the step failed to load: there are then no totals to show. @default false */
  readonly failed?: boolean;
  /** The step's primary action; omitted while loading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A checkout step with its progress, and the summary always visible. */
export function CheckoutLayout({
  layer,
  step,
  totals,
  failed = false,
  action,
  children,
}: CheckoutLayoutProps) {
  const t = useMessages(checkoutMessages);
  const rows = useTotalsRows(totals);
  return (
    <Container>
      <PageTitle>{t('Checkout')}</PageTitle>
      <Stack gap={5}>
        <Inline gap={3}>
          <Heading level={1}>{t('Checkout')}</Heading>
          <LayerBadge layer={layer} />
        </Inline>
        <Steps
          label={t('Steps of the checkout')}
          current={step}
          items={[
            { label: t('Check items'), href: to.checkout(layer) },
            { label: t('Shipping'), href: to.shipping(layer) },
            { label: t('Payment'), href: to.pay(layer) },
          ]}
        />
        <Columns>
          <Stack gap={5}>{children}</Stack>
          {!failed && (
            <Aside aria-label={t('Order summary')}>
              {totals ? (
                <>
                  <OrderSummary rows={rows} total={totals.total_amount} totalLabel={t('Total')} />
                  <ShippingDays />
                </>
              ) : (
                <div aria-busy>
                  <Skeleton lines={4} />
                </div>
              )}
              {action && (
                <ActionBar data-bottom-bar>
                  {totals && (
                    <OnPhone>
                      <Price amount={totals.total_amount} />
                    </OnPhone>
                  )}
                  {action}
                </ActionBar>
              )}
            </Aside>
          )}
        </Columns>
      </Stack>
    </Container>
  );
}
