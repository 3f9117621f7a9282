/** What a gateway needs to know of one try to pay. */
export interface PaymentRequest {
  /** 20 letters and digits at most, never used twice. */
  readonly merchantTradeNo: string;
  readonly transOrderId: string;
  /** Whole NT$. */
  readonly amount: number;
  /** In how many parts; null: at once. */
  readonly installments: number | null;
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
  /** `simulated`: somebody tries the connection out, no money moved. */
  readonly outcome: 'paid' | 'failed' | 'simulated';
  /** The gateway's own words. */
  readonly message: string;
  /** The message as it came, without its signature. */
  readonly raw: Readonly<Record<string, string>>;
}

/** Whoever takes the money. */
export interface PaymentGateway {
  /** The form that starts a payment. */
  start(request: PaymentRequest): PaymentForm;
  /** Reads what the gateway's server tells ours; null when it is forged, broken or not for us. */
  readCallback(form: unknown): PaymentResult | null;
  /** Reads what the shopper's browser brings back; the trade's number, or null as above. */
  readReturn(form: unknown): string | null;
}
