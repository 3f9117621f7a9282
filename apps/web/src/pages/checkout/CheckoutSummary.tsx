import { useMessages } from '@mall/app/messages';
import type { CheckoutTotals } from '@mall/sdk';
import { bottomBar, OrderTotals, Price, Skeleton, Text, useTotalsRows } from '@mall/ui';
import { OrderItemList, type OrderItem } from '@mall/ui/checkout';
import { ChevronUp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { Bar, Details, Fold, Items, Sheet } from './CheckoutSummary.styles';

export interface CheckoutSummaryProps {
  /** The items of the order; undefined while loading. */
  readonly items: readonly OrderItem[] | undefined;
  /** The latest totals from the server; undefined while loading. */
  readonly totals: CheckoutTotals | undefined;
  /** The step's primary action. */
  readonly action?: ReactNode;
}

/** Items and total of the order: always visible on a desktop, collapsed above the action on a phone. */
export function CheckoutSummary({ items, totals, action }: CheckoutSummaryProps) {
  const t = useMessages(checkoutMessages);
  const rows = useTotalsRows(totals);
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = items?.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Sheet aria-label={t('Order summary')} data-open={open}>
      <Details id={id} aria-busy={!totals || !items}>
        <Items>{items ? <OrderItemList label={t('Items')} items={items} /> : <Bones />}</Items>
        {totals ? (
          <OrderTotals
            rows={rows}
            total={totals.total_amount}
            totalLabel={t('Total')}
            footnote={
              totals.points_to_earn > 0 &&
              t('Earns {0} points when completed', totals.points_to_earn.toLocaleString('en'))
            }
          />
        ) : (
          <Skeleton lines={4} />
        )}
      </Details>
      <Bar {...bottomBar}>
        <Fold type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span aria-live="polite">
            {totals ? <Price amount={totals.total_amount} /> : <Skeleton width={72} />}
          </span>
          <small>
            {count === undefined ? t('Details') : t('{0} items, details', count)}
            <ChevronUp aria-hidden />
          </small>
        </Fold>
        {action ?? <Text aria-hidden />}
      </Bar>
    </Sheet>
  );
}

function Bones() {
  return <Skeleton shape="box" height={108} />;
}
