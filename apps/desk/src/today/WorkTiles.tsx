import { useMessages } from '@mall/app/messages';
import type { OrderView, Permission } from '@mall/sdk/staff';
import { color, fontSize, media, radius, shadow, space } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { orderMessages } from '../messages/zh-TW/orders';
import { todayMessages } from '../messages/zh-TW/today';
import { countText } from '../orders/countText';
import { orderCountsQuery } from '../orders/queries';
import { VIEW_NAMES } from '../orders/views';
import { useSession } from '../session/SessionContext';
import { useStaff } from '../staff/StaffContext';

/** The views whose work a colleague with the permission can do. */
const WORK: readonly { readonly view: OrderView; readonly permission: Permission }[] = [
  { view: 'toPick', permission: 'orders.ship' },
  { view: 'toShip', permission: 'orders.ship' },
  { view: 'late', permission: 'orders.ship' },
  { view: 'toConfirm', permission: 'orders.confirmPaid' },
  { view: 'refunds', permission: 'orders.refund' },
  { view: 'byHand', permission: 'orders.refund' },
  { view: 'payFailed', permission: 'orders.note' },
];

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

const Tile = styled(Link)`
  display: grid;
  gap: 4px;
  padding: ${space[4]} ${space[5]};
  border: 1px solid transparent;
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  color: ${color.text};
  text-decoration: none;
  &[data-late] {
    border-color: ${color.warning};
  }
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.md};
    }
  }
`;

const Count = styled.strong`
  font-size: 34px;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  [data-none] > & {
    color: ${color.muted};
  }
`;

const Label = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.md};
`;

/** What waits to be done with orders, of that which the colleague may do; each tile opens its list. */
export function WorkTiles() {
  const t = useMessages(orderMessages);
  const today = useMessages(todayMessages);
  const { permissions } = useSession();
  const counts = useQuery({ ...orderCountsQuery(useStaff()), refetchInterval: 60_000 });
  const views = WORK.filter(({ permission }) => permissions.includes(permission));
  return (
    <Tiles aria-label={today('What waits')}>
      {views.map(({ view }) => {
        const count = countText(counts.data, view);
        return (
          <li key={view}>
            <Tile
              to={`/orders?view=${view}`}
              data-none={count === undefined || undefined}
              data-late={(view === 'late' && count !== undefined) || undefined}
            >
              <Count>{counts.data ? (count ?? '0') : '–'}</Count>
              <Label>{t(VIEW_NAMES[view])}</Label>
            </Tile>
          </li>
        );
      })}
    </Tiles>
  );
}
