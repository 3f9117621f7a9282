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

/** Props of {@link CheckoutLayout}. */
export interface CheckoutLayoutProps {
  readonly layer: CartLayer;
  /** 0 items, 1 shipping, 2 payment. */
  readonly step: 0 | 1 | 2;
  /** The server's latest word; undefined while it is on its way. */
  readonly totals: CheckoutTotals | undefined;
  /** Whether the step could not be loaded: there is then nothing to sum up. @default false */
  readonly failed?: boolean;
  /** The one thing to do at this step; left out while it is on its way. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The checkout's clear steps with the summary always in sight. */
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
