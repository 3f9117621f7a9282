import type { OrderState } from '@mall/contract';
import type { StaffViewer } from '../../kernel/staff-viewer';

/** The states in which a colleague needs the recipient to ship an order. */
const SHIPPING: ReadonlySet<OrderState> = new Set(['paid', 'preparing', 'shipped']);

/** Whether a colleague sees the recipient of an order in full. */
export const seesRecipient = (
  { permissions }: Pick<StaffViewer, 'permissions'>,
  { state }: { readonly state: OrderState },
): boolean =>
  permissions.has('members.unmask') || (permissions.has('orders.ship') && SHIPPING.has(state));
