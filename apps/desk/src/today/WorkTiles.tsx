import { useMessages } from '@mall/app/messages';
import type { OrderView, Permission } from '@mall/sdk/staff';
import { media, space } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { orderMessages } from '../messages/zh-TW/orders';
import { todayMessages } from '../messages/zh-TW/today';
import { orderCountsQuery } from '../orders/queries';
import { viewCount } from '../orders/viewCount';
import { isShownEmpty, VIEW_NAMES } from '../orders/views';
import { useSession } from '../session/SessionContext';
import { useStaff } from '../staff/StaffContext';
import { ChatTile } from './ChatTile';
import { WallTile } from './WallTile';
import { WorkTile } from './WorkTile';

/** The views whose work a colleague with the permission can do. */
const WORK: readonly { readonly view: OrderView; readonly permission: Permission }[] = [
  { view: 'toPick', permission: 'orders.ship' },
  { view: 'toShip', permission: 'orders.ship' },
  { view: 'late', permission: 'orders.ship' },
  { view: 'toConfirm', permission: 'orders.confirmPaid' },
  { view: 'refunds', permission: 'orders.refund' },
  { view: 'byHand', permission: 'orders.refund' },
  { view: 'paidTwice', permission: 'orders.refund' },
  { view: 'payFailed', permission: 'orders.note' },
];

/** The views that are marked once they have an order. */
const URGENT: ReadonlySet<OrderView> = new Set(['late', 'paidTwice']);

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(170px, 1fr));
  gap: ${space[4]};
  padding: 0;
  list-style: none;
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[3]};
  }
`;

/** What waits to be done of that which the colleague may do; each tile opens its list. */
export function WorkTiles() {
  const t = useMessages(orderMessages);
  const today = useMessages(todayMessages);
  const { permissions } = useSession();
  const seesOrders = permissions.includes('orders.read');
  const counts = useQuery({
    ...orderCountsQuery(useStaff()),
    refetchInterval: 60_000,
    enabled: seesOrders,
  });
  const views = WORK.filter(
    ({ view, permission }) =>
      seesOrders &&
      permissions.includes(permission) &&
      (isShownEmpty(view) || viewCount(counts.data, view) !== undefined),
  );
  return (
    <Tiles aria-label={today('What waits')}>
      {permissions.includes('chat.answer') && (
        <li>
          <ChatTile />
        </li>
      )}
      {permissions.includes('wall.moderate') && (
        <li>
          <WallTile />
        </li>
      )}
      {views.map(({ view }) => {
        const count = viewCount(counts.data, view);
        return (
          <li key={view}>
            <WorkTile
              to={`/orders?view=${view}`}
              label={t(VIEW_NAMES[view])}
              count={counts.data && (count ?? '0')}
              isLate={URGENT.has(view) && count !== undefined}
            />
          </li>
        );
      })}
    </Tiles>
  );
}
