import type { Transaction } from '../../db/database';
import type { SiteAddress } from '../../kernel/site-address';
import type { OrderRow } from '../orders';
import {
  gatewayWay,
  makePage,
  minutesLeft,
  noteTransfer,
  type PaymentChoice,
  type PaymentGateway,
  type PaymentSettings,
  startPayment,
} from '../payments';

/** Who takes the money, and how the shopper is handed over. */
export interface PaymentContext {
  readonly gateway: PaymentGateway;
  /** A form to post, or the address of a page that posts it: an app cannot post a form. */
  readonly hand: 'form' | 'redirect';
  readonly site: Pick<SiteAddress, 'link'>;
  /** How many orders a member may leave unpaid. */
  readonly unpaidOrders: number;
}

/** What is left to be done after an order was placed, or is to be paid anew (`paymentStep`). */
export async function nextStep(
  tx: Transaction,
  { gateway, hand, site }: PaymentContext,
  {
    order,
    items,
  }: {
    readonly order: OrderRow;
    readonly items: readonly { readonly name: string; readonly quantity: number }[];
  },
  choice: PaymentChoice,
  payment: PaymentSettings,
  now: Date,
) {
  if (order.finalAmount === 0) return { kind: 'none' as const };
  const { id, transOrderId, finalAmount: amount, expiresAt } = order;
  const way = gatewayWay(choice, payment, minutesLeft(expiresAt, now));
  if (way === null) {
    await noteTransfer(tx, { id, amount, expiresAt }, now);
    return { kind: 'none' as const };
  }
  const form = await startPayment(tx, gateway, { id, transOrderId, amount, items }, way, now);
  if (hand === 'form') return form;
  return { kind: 'redirect' as const, url: site.link(await makePage(tx, form, now)) };
}
