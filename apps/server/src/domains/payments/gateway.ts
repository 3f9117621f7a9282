import type { PaymentMethodName } from '@mall/contract';
import type { PaymentCode } from '../../db/schema';
import type { CardPayment, RefundPlan } from './refund-plan';

/** A payment method that uses the gateway, with its request parameters (`methods/`). */
export type GatewayWay =
  /** At once, in one amount or in instalments. */
  | {
      readonly method: PaymentMethodName;
      readonly kind: 'card';
      readonly installments: number | null;
      readonly fields: Readonly<Record<string, string>>;
    }
  /** With a code that is paid elsewhere. */
  | {
      readonly method: PaymentMethodName;
      readonly kind: 'code';
      readonly fields: Readonly<Record<string, string>>;
    };

/** The data of one payment attempt that a gateway needs. */
export interface PaymentRequest {
  /** At most 20 letters and digits, never used twice. */
  readonly merchantTradeNo: string;
  readonly transOrderId: string;
  /** Whole NT$. */
  readonly amount: number;
  readonly way: GatewayWay;
  /** The items, such as `芒果乾 x 2`. */
  readonly items: readonly string[];
  readonly startedAt: Date;
  /** Where the shopper comes back to without having paid; null: the site's page of the order. */
  readonly returnUrl: string | null;
}

/** The full-page form that sends the shopper to the gateway (`paymentStep` of the contract). */
export interface PaymentForm {
  readonly kind: 'form';
  readonly action: string;
  readonly fields: Record<string, string>;
}

/** A gateway's result for a payment attempt; only created from messages with a valid signature. */
export interface PaymentResult {
  readonly merchantTradeNo: string;
  /** Whole NT$. */
  readonly amount: number;
  /** `code_issued`: unpaid, but a code was issued; `simulated`: a connection test without money. */
  readonly outcome: 'paid' | 'failed' | 'simulated' | 'code_issued';
  /** With `code_issued`: the code, and the time until which it can be paid. */
  readonly issued: { readonly code: PaymentCode; readonly expiresAt: Date } | null;
  /** The gateway's own message. */
  readonly message: string;
  /** The message as received, without its signature. */
  readonly raw: Readonly<Record<string, string>>;
}

/** A card payment to refund. */
export interface RefundRequest {
  readonly merchantTradeNo: string;
  /** The gateway's own number of the payment. */
  readonly tradeNo: string;
  /** Whole NT$. */
  readonly amount: number;
  /** Less than the paid amount; the rest is not refunded. */
  readonly isPart: boolean;
}

/** The payment service provider. */
export interface PaymentGateway {
  /** The form that starts a payment. */
  start(request: PaymentRequest): PaymentForm;
  /** Reads a callback of the gateway's server; null when it is forged, malformed or for another merchant. */
  readCallback(form: unknown): PaymentResult | null;
  /** Reads the form that the shopper's browser returns; the trade number, or null as above. */
  readReturn(form: unknown): string | null;
  /**
   * Queries the state of a payment attempt: the gateway sends no callback for an expired one.
   *
   * @returns null while nothing was paid.
   * @throws when the gateway cannot be queried, or its answer is not authentic.
   */
  query(merchantTradeNo: string): Promise<PaymentResult | null>;
  /**
   * Refunds a card payment; null when this gateway cannot, and staff refund by hand. It never refunds more
   * than was paid, so that the refund of a whole payment can be repeated. A part may be refunded twice: query
   * what was refunded before repeating it.
   *
   * @throws {RefundRefused} with the gateway's message: this call refunded nothing.
   * @throws anything else: it is unknown whether the money was refunded.
   */
  readonly refund: ((request: RefundRequest) => Promise<void>) | null;
  /** Returns how and when the gateway refunds a card payment, or a part of it. */
  readonly planRefund: (payment: CardPayment, isPart: boolean, now: Date) => RefundPlan;
  /**
   * Queries how much of a card payment was refunded so far, NT$; null when this gateway cannot.
   *
   * @throws when the gateway cannot be queried, or its answer is not clear.
   */
  readonly queryRefunded: ((merchantTradeNo: string) => Promise<number>) | null;
}

/** The part of a gateway that refunds. */
export type RefundGateway = Pick<PaymentGateway, 'refund' | 'planRefund' | 'queryRefunded'>;

/** The gateway refuses a refund, with its reason. */
export class RefundRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RefundRefused';
  }
}
