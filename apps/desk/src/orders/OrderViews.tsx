import { useMessages } from '@mall/app/messages';
import type { OrderCounts, OrderView } from '@mall/sdk/staff';
import { orderMessages } from '../messages/zh-TW/orders';
import { ViewTabs } from '../page/ViewTabs';
import { countText } from './countText';
import { VIEW_NAMES, VIEWS } from './views';

export interface OrderViewsProps {
  readonly current: OrderView;
  readonly counts: OrderCounts | undefined;
  /** Returns the address of a view. */
  readonly hrefOf: (view: OrderView) => string;
}

/** The views of the orders, with how many wait in each. */
export function OrderViews({ current, counts, hrefOf }: OrderViewsProps) {
  const t = useMessages(orderMessages);
  return (
    <ViewTabs
      label={t('Orders')}
      current={current}
      tabs={VIEWS.map((view) => ({
        key: view,
        name: t(VIEW_NAMES[view]),
        to: hrefOf(view),
        count: countText(counts, view),
      }))}
    />
  );
}
