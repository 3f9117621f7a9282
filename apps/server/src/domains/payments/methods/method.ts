import type { Reason } from '@mall/contract/messages';
import type { PaymentCode } from '../../../db/schema';
import type { Settings } from '../../configs';

/** What the shop has set about payments. */
export type PaymentSettings = Settings['payment'];

/** What is to be paid. */
export interface Due {
  /** NT$. */
  readonly total: number;
  /** Minutes until the order gives its goods back; Infinity before it is placed. */
  readonly minutesLeft: number;
}

/** Paid at once on the gateway's page. */
export interface CardPayment {
  readonly kind: 'card';
  /** What ECPay is asked for. @param installments in how many parts; null: at once. */
  readonly fields: (installments: number | null) => Readonly<Record<string, string>>;
}

/** Paid elsewhere, with a code that the gateway issues. */
export interface CodePayment {
  readonly kind: 'code';
  /** What is issued. */
  readonly issues: PaymentCode['kind'];
  /** What ECPay is asked for; it counts a code's life in days, or in minutes. */
  readonly fields: (life: {
    readonly days: number;
    readonly minutes: number;
  }) => Readonly<Record<string, string>>;
}

/** A way to pay: all that tells it from the others. Its words stand in the catalogues (`payments`). */
export interface PaymentMethod {
  /** What the shop calls it itself; left out, or empty: the catalogue's name. */
  readonly ownName?: (settings: PaymentSettings) => string;
  /** Whether this shop has it; left out: every shop does. */
  readonly isOffered?: (settings: PaymentSettings) => boolean;
  /** In how many parts it can be paid; left out: at once. */
  readonly parts?: (settings: PaymentSettings) => number[];
  /** Why this cannot be paid with it; null: it can. */
  readonly problem: (due: Due) => Reason | null;
  /** For how many days an order waits that is paid like this (spec §9). */
  readonly days: (settings: PaymentSettings) => number;
  /** How the gateway takes the money; null: it comes to the shop's own account. */
  readonly gateway: CardPayment | CodePayment | null;
}
