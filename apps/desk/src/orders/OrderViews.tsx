import { useMessages } from '@mall/app/messages';
import type { OrderCounts, OrderView } from '@mall/sdk/staff';
import { color, fontSize, media, radius, space } from '@mall/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { orderMessages } from '../messages/zh-TW/orders';
import { countText } from './countText';
import { VIEW_NAMES, VIEWS } from './views';

const Bar = styled.nav`
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  padding-bottom: 4px;
  scrollbar-width: thin;
`;

const View = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  white-space: nowrap;
  &[aria-current='page'] {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    color: ${color.brand};
    font-weight: 700;
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.brand};
    }
  }
`;

const Count = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  [aria-current='page'] > & {
    color: inherit;
  }
`;

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
    <Bar aria-label={t('Orders')}>
      {VIEWS.map((view) => {
        const count = countText(counts, view);
        return (
          <View key={view} to={hrefOf(view)} aria-current={view === current ? 'page' : undefined}>
            {t(VIEW_NAMES[view])}
            {count && <Count>{count}</Count>}
          </View>
        );
      })}
    </Bar>
  );
}
