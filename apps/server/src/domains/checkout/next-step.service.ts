import type { Transaction } from '../../db/database';
import type { ReturnOrigins } from '../../kernel/return-url';
import type { SiteAddress } from '../../kernel/site-address';
import type { OrderRow } from '../orders';
import {
  gatewayWay,
  makePage,
  minutesLeft,
  startTransfer,
  type PaymentChoice,
  type PaymentGateway,
  type PaymentSettings,
  startPayment,
  type StartedPayment,
} from '../payments';

/** The gateway, and how the shopper is sent to it. */
export interface PaymentContext {
  readonly gateway: PaymentGateway;
  /** `form`: a form to post; `redirect`: the URL of a page that posts it, as apps cannot post forms. */
  readonly hand: 'form' | 'redirect';
  readonly site: Pick<SiteAddress, 'link'>;
  /** The origins that the shopper may be redirected to. */
  readonly origins: ReturnOrigins;
  /** How many unpaid orders a member may have. */
  readonly unpaidOrders: number;
}

/** The order whose payment starts. */
interface Payable {
  readonly order: Pick<OrderRow, 'transOrderId' | 'finalAmount' | 'expiresAt'>;
  /** Where the shopper comes back to; null: the site's own pages. */
  readonly returnUrl: string | null;
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
}

/** Starts the payment of an order; null when there is nothing to pay. The caller stores the attempt. */
export function planPayment(
  { gateway }: Pick<PaymentContext, 'gateway'>,
  { order, items, returnUrl }: Payable,
  choice: PaymentChoice,
  payment: PaymentSettings,
  now: Date,
): StartedPayment | null {
  const { transOrderId, finalAmount: amount, expiresAt } = order;
  if (amount === 0) return null;
  const way = gatewayWay(choice, payment, minutesLeft(expiresAt, now));
  if (way === null) return startTransfer(amount, expiresAt, now);
  return startPayment(gateway, { transOrderId, amount, items, returnUrl }, way, now);
}

/** The next step after an order was placed, or is paid again (`paymentStep`). */
export async function nextStep(
  tx: Transaction,
  { hand, site }: Pick<PaymentContext, 'hand' | 'site'>,
  started: StartedPayment | null,
  now: Date,
) {
  const form = started?.form ?? null;
  if (form === null) return { kind: 'none' as const };
  if (hand === 'form') return form;
  return { kind: 'redirect' as const, url: site.link(await makePage(tx, form, now)) };
}
