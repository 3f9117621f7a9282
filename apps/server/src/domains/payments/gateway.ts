import type { PaymentMethodName } from '@mall/contract';
import type { PaymentCode } from '../../db/schema';

/** A way to pay that goes through the gateway, with what it is asked for (`methods/`). */
export type GatewayWay =
  /** At once, the whole amount or in so many parts. */
  | {
      readonly method: PaymentMethodName;
      readonly kind: 'card';
      readonly installments: number | null;
      readonly fields: Readonly<Record<string, string>>;
    }
  /** By a code that is paid elsewhere. */
  | {
      readonly method: PaymentMethodName;
      readonly kind: 'code';
      readonly fields: Readonly<Record<string, string>>;
    };

/** What a gateway needs to know of one try to pay. */
export interface PaymentRequest {
  /** 20 letters and digits at most, never used twice. */
  readonly merchantTradeNo: string;
  readonly transOrderId: string;
  /** Whole NT$. */
  readonly amount: number;
  readonly way: GatewayWay;
  /** What is bought, such as `芒果乾 x 2`. */
  readonly items: readonly string[];
  readonly startedAt: Date;
}

/** The full-page form that hands a shopper over (`paymentStep` of the contract). */
export interface PaymentForm {
  readonly kind: 'form';
  readonly action: string;
  readonly fields: Record<string, string>;
}

/** What a gateway says of a try to pay; only ever made of a message whose signature was right. */
export interface PaymentResult {
  readonly merchantTradeNo: string;
  /** Whole NT$. */
  readonly amount: number;
  /**
   * `code_issued`: nothing is paid yet, but there is something to pay with; `simulated`: somebody
   * tries the connection out, no money moved.
   */
  readonly outcome: 'paid' | 'failed' | 'simulated' | 'code_issued';
  /** With `code_issued`: what to pay with, and until when. */
  readonly issued: { readonly code: PaymentCode; readonly expiresAt: Date } | null;
  /** The gateway's own words. */
  readonly message: string;
  /** The message as it came, without its signature. */
  readonly raw: Readonly<Record<string, string>>;
}

/** A card payment to give back. */
export interface RefundRequest {
  readonly merchantTradeNo: string;
  /** The gateway's own number for it. */
  readonly tradeNo: string;
  /** Whole NT$. */
  readonly amount: number;
  /** Less than was paid: the rest stays. */
  readonly isPart: boolean;
}

/** Whoever takes the money. */
export interface PaymentGateway {
  /** The form that starts a payment. */
  start(request: PaymentRequest): PaymentForm;
  /** Reads what the gateway's server tells ours; null when it is forged, broken or not for us. */
  readCallback(form: unknown): PaymentResult | null;
  /** Reads what the shopper's browser brings back; the trade's number, or null as above. */
  readReturn(form: unknown): string | null;
  /**
   * Asks what became of a try to pay: expiry is never told by itself.
   *
   * @returns null while nothing was paid.
   * @throws when the gateway cannot be asked, or its answer is not its own.
   */
  ask(merchantTradeNo: string): Promise<PaymentResult | null>;
  /**
   * Gives a card payment back. null: this gateway can't, people do it by hand. It never gives back more
   * than was paid, so asking twice is safe.
   *
   * @throws {RefundRefused} with the gateway's words: nothing went back by this call.
   * @throws anything else: nobody knows whether it did.
   */
  readonly refund: ((request: RefundRequest) => Promise<void>) | null;
}

/** The gateway gives nothing back, and says why. */
export class RefundRefused extends Error {
  constructor(words: string) {
    super(words);
    this.name = 'RefundRefused';
  }
}
