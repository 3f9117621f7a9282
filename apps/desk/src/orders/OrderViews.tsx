import { useMessages } from '@mall/app/messages';
import type { OrderCounts, OrderView } from '@mall/sdk/staff';
import { orderMessages } from '../messages/zh-TW/orders';
import { ViewTabs } from '../page/ViewTabs';
import { SavedViewMenu } from '../views/SavedViewMenu';
import type { SavedViewsState } from '../views/useSavedViews';
import { countText } from './countText';
import { isShownEmpty, VIEW_NAMES, VIEWS } from './views';

export interface OrderViewsProps {
  /** The view of the list, which is the current one unless a saved filter is open. */
  readonly view: OrderView;
  readonly counts: OrderCounts | undefined;
  /** Returns the address of a view. */
  readonly hrefOf: (view: OrderView) => string;
  readonly saved: SavedViewsState;
}

const keyOf = (id: number) => `saved:${id}`;

/** The views of the orders, with how many wait in each, and the saved filters of the colleague. */
export function OrderViews({ view, counts, hrefOf, saved }: OrderViewsProps) {
  const t = useMessages(orderMessages);
  const current = saved.current ? keyOf(saved.current.id) : saved.isLoading ? undefined : view;
  return (
    <ViewTabs
      label={t('Orders')}
      current={current}
      tabs={[
        ...VIEWS.filter(
          (name) => isShownEmpty(name) || name === view || countText(counts, name) !== undefined,
        ).map((name) => ({
          key: name,
          name: t(VIEW_NAMES[name]),
          to: hrefOf(name),
          count: countText(counts, name),
        })),
        ...saved.views.map((each) => ({
          key: keyOf(each.id),
          name: each.name,
          to: saved.hrefOf(each),
          menu: <SavedViewMenu view={each} saved={saved} />,
        })),
      ]}
    />
  );
}
