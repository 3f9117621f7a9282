import type { CartLayer, CheckoutTotals } from '@mall/sdk';
import { Container, Heading, Inline, LayerBadge, Stack } from '@mall/ui';
import type { OrderItem } from '@mall/ui/checkout';
import type { ReactNode } from 'react';
import { Columns } from '../../components/cart/CartColumns.styles';
import { PageTitle } from '../../navigation/PageTitle';
import { CheckoutSummary } from './CheckoutSummary';

export interface CheckoutLayoutProps {
  readonly title: string;
  /** The temperature; undefined while loading. */
  readonly layer: CartLayer | undefined;
  /** The current step. */
  readonly progress?: ReactNode;
  /** The items of the order; undefined while loading. */
  readonly items: readonly OrderItem[] | undefined;
  /** The latest totals from the server; undefined while loading. */
  readonly totals: CheckoutTotals | undefined;
  /** Whether the step failed to load, so that there are no totals. @default false */
  readonly failed?: boolean;
  /** The step's primary action; omitted while loading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the checkout, with the summary always visible. */
export function CheckoutLayout({
  title,
  layer,
  progress,
  items,
  totals,
  failed = false,
  action,
  children,
}: CheckoutLayoutProps) {
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap={5}>
        <Inline gap={3}>
          <Heading level={1}>{title}</Heading>
          {layer && <LayerBadge layer={layer} />}
        </Inline>
        {progress}
        <Columns>
          <Stack gap={4}>{children}</Stack>
          {!failed && <CheckoutSummary items={items} totals={totals} action={action} />}
        </Columns>
      </Stack>
    </Container>
  );
}
