import type { OrderState } from '@mall/contract';
import type { StaffViewer } from '../../kernel/staff-viewer';

/** The states in which a colleague needs the recipient to ship an order. */
const SHIPPING = ['paid', 'preparing', 'shipped'] as const satisfies readonly OrderState[];

type Permitted = Pick<StaffViewer, 'permissions'>;

/** The states of the orders whose recipients a colleague sees in full. */
const statesWithRecipient = ({ permissions }: Permitted): readonly OrderState[] =>
  permissions.has('orders.ship') ? SHIPPING : [];

/** Whether a colleague sees the recipient of an order in full, without a press. */
export const seesRecipient = (
  viewer: Permitted,
  { state }: { readonly state: OrderState },
): boolean => statesWithRecipient(viewer).includes(state);

/** Which orders a colleague finds by phone. */
export interface PhoneSearch {
  /** The states of the orders that the beginning of a number finds. */
  readonly byBeginning: readonly OrderState[];
  /** Whether a whole number finds orders of every state. */
  readonly byWhole: boolean;
}

/**
 * Returns which orders a colleague finds by phone. The beginning of a number finds only orders whose number they see:
 * it would reveal the others digit by digit. Who may reveal a number finds its orders by the whole of it, which a
 * member gives on the phone.
 */
export const phoneSearchOf = (viewer: Permitted): PhoneSearch => ({
  byBeginning: statesWithRecipient(viewer),
  byWhole: viewer.permissions.has('members.unmask'),
});
