import type { OrderState } from '@mall/contract';
import type { StaffViewer } from '../../kernel/staff-viewer';

/** The states in which a colleague needs the recipient to ship an order. */
const SHIPPING = ['paid', 'preparing', 'shipped'] as const satisfies readonly OrderState[];

/** Whether a colleague sees the recipient of an order in full. */
export const seesRecipient = (
  { permissions }: Pick<StaffViewer, 'permissions'>,
  { state }: { readonly state: OrderState },
): boolean =>
  permissions.has('members.unmask') ||
  (permissions.has('orders.ship') && SHIPPING.some((each) => each === state));

/** The states of the orders whose recipients a colleague sees in full; null: all states. */
export const statesWithRecipient = ({
  permissions,
}: Pick<StaffViewer, 'permissions'>): readonly OrderState[] | null => {
  if (permissions.has('members.unmask')) return null;
  return permissions.has('orders.ship') ? SHIPPING : [];
};
