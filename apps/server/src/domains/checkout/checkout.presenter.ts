import { reasonText } from '@mall/contract/messages';
import type { Language } from '../../kernel/language';
import { messagesIn } from '../../messages';
import { presentTicket } from '../coupons';
import { presentCodes } from '../orders';
import { methodName } from '../payments';
import { presentDeparture } from '../shipping';
import type { CartTicket } from './cart-coupons.service';
import type { OfferedMethods } from './offered-methods';
import type { Preview } from './repay.service';
import type { Fee, OfferedShipping, OfferedTo } from './shipping.service';

const presentTo = (
  { fee, reason, totals, departure }: OfferedTo,
  { kind }: Pick<OfferedShipping['method'], 'kind'>,
  language: Language,
) => ({
  fee,
  available: reason === null,
  reason: reason && reasonText(reason, language),
  totals,
  departure: presentDeparture(departure, kind),
});

/** A shipping method for one parcel. */
export const presentShipping = (
  { method, to, store, ...here }: OfferedShipping,
  language: Language,
) => ({
  id: method.id,
  kind: method.kind,
  name: method.name,
  description: method.description,
  free_from: method.freeFrom,
  ...presentTo(here, method, language),
  to: {
    main: presentTo(to.main, method, language),
    islands: presentTo(to.islands, method, language),
  },
  store: store ?? null,
});

/** The fee of a shipping method. */
export const presentFee = ({ fee, freeFrom, reason }: Fee, language: Language) => ({
  fee,
  free_from: freeFrom,
  available: reason === null,
  reason: reason && reasonText(reason, language),
});

/** The payment methods for an order. */
export function presentMethods({ isFree, list, settings }: OfferedMethods, language: Language) {
  const { methods, nothingToPay } = messagesIn(language).payments;
  return list.map(({ method, installments, reason }) => ({
    method,
    name: methodName(method, settings, language),
    description: isFree ? nothingToPay : methods[method].hint(installments),
    installments: [...installments],
    available: reason === null,
    reason: reason && reasonText(reason, language),
  }));
}

/** A ticket with its effect on one cart. */
export const presentCartTicket = (
  { ticket, problem, isChosen, replaces, discount }: CartTicket,
  language: Language,
) => ({
  ...presentTicket(ticket),
  usable: problem === null,
  reason: problem && reasonText(problem, language),
  chosen: isChosen,
  replaces: [...replaces],
  discount_amount: discount,
});

/** An unpaid order, with the shipping and payment methods that are still available. */
export const presentPreview = (preview: Preview, language: Language) => ({
  trans_order_id: preview.transOrderId,
  shipping_methods: preview.shipping.map((method) => presentShipping(method, language)),
  payment_methods: presentMethods(preview.payment, language),
  codes: presentCodes(preview.liveCodes, preview.payment.settings, language),
  choice: preview.choice,
  totals: preview.totals,
});
