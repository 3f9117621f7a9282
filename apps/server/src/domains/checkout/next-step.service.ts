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

/** The next step after an order was placed, or is paid again (`paymentStep`). */
export async function nextStep(
  tx: Transaction,
  { gateway, hand, site }: PaymentContext,
  {
    order,
    items,
    returnUrl,
  }: {
    readonly order: OrderRow;
    /** Where the shopper comes back to; null: the site's own pages. */
    readonly returnUrl: string | null;
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
    await startTransfer(tx, { id, amount, expiresAt }, now);
    return { kind: 'none' as const };
  }
  const form = await startPayment(
    tx,
    gateway,
    { id, transOrderId, amount, items, returnUrl },
    way,
    now,
  );
  if (hand === 'form') return form;
  return { kind: 'redirect' as const, url: site.link(await makePage(tx, form, now)) };
}
