import type { Reason } from '@mall/contract/messages';
import type { PaymentCode } from '../../../db/schema';
import type { Settings } from '../../configs';

/** The shop's payment settings. */
export type PaymentSettings = Settings['payment'];

/** The amount to pay, and the time left. */
export interface Due {
  /** NT$. */
  readonly total: number;
  /** Minutes until the order expires; Infinity before it is placed. */
  readonly minutesLeft: number;
}

/** Paid at once on the gateway's page. */
export interface CardPayment {
  readonly kind: 'card';
  /** The request fields for ECPay. @param installments the number of instalments; null: paid at once. */
  readonly fields: (installments: number | null) => Readonly<Record<string, string>>;
}

/** Paid elsewhere, with a code that the gateway issues. */
export interface CodePayment {
  readonly kind: 'code';
  /** The kind of code. */
  readonly issues: PaymentCode['kind'];
  /** The request fields for ECPay, which takes a code's lifetime in days or in minutes. */
  readonly fields: (life: {
    readonly days: number;
    readonly minutes: number;
  }) => Readonly<Record<string, string>>;
}

/** A payment method: all that differs between methods. Its texts are in the catalogues (`payments`). */
export interface PaymentMethod {
  /** The shop's own name for it; undefined or empty: the catalogue's name. */
  readonly ownName?: (settings: PaymentSettings) => string;
  /** Whether this shop offers it; undefined: always. */
  readonly isOffered?: (settings: PaymentSettings) => boolean;
  /** The available numbers of instalments; undefined: only paid at once. */
  readonly parts?: (settings: PaymentSettings) => number[];
  /** Why an order with this much time left cannot be paid with it; null when it can. */
  readonly problem: (due: Due) => Reason | null;
  /** How many days an order that is paid this way waits for payment (spec §9). */
  readonly days: (settings: PaymentSettings) => number;
  /** How the gateway takes the money; null: it is paid to the shop's own account. */
  readonly gateway: CardPayment | CodePayment | null;
}
