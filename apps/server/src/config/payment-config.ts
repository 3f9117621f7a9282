import * as z from 'zod';

/** The environment variables of payments. */
export const paymentEnvironment = {
  ECPAY_MERCHANT_ID: z.string().min(1).optional(),
  ECPAY_HASH_KEY: z.string().min(1).optional(),
  ECPAY_HASH_IV: z.string().min(1).optional(),
  ECPAY_URL: z.url().default('https://payment.ecpay.com.tw/Cashier/AioCheckOut/V5'),
};

/** The payment gateway to use. */
export interface PaymentConfig {
  /** `sandbox`: a test payment page on this server, which charges nobody. */
  readonly gateway: 'ecpay' | 'sandbox';
  /** Where the browser posts the payment form: a URL, or a path on this server. */
  readonly cashier: string;
  readonly merchantId: string;
  readonly hashKey: string;
  readonly hashIv: string;
}

/** The sandbox, with ECPay's public test keys. */
export const SANDBOX: PaymentConfig = {
  gateway: 'sandbox',
  cashier: '/sandbox/payment',
  merchantId: '3002607',
  hashKey: 'pwFHCqoQZGmho4w6',
  hashIv: 'EkRm7iFT261dpevs',
};

/** The hash keys of the test merchants that ECPay publishes: payments with them charge nobody. */
const PUBLISHED_KEYS: ReadonlySet<string> = new Set([SANDBOX.hashKey, '5294y06JbISpM5x9']);

/** Whether a hash key is one of those that ECPay publishes for tests. */
export const isPublishedTestKey = (hashKey: string): boolean => PUBLISHED_KEYS.has(hashKey);

/**
 * Refuses an incomplete gateway configuration, because it would fail only when the first shopper
 * pays. Outside a demo the sandbox must be allowed explicitly, because it gives products away for
 * free.
 *
 * @param maySandbox whether a payment page that charges nobody is acceptable.
 * @throws Error that names the missing variables
 */
export function paymentConfig(
  values: z.infer<z.ZodObject<typeof paymentEnvironment>> & {
    readonly PUBLIC_URL?: string | undefined;
  },
  maySandbox: boolean,
): PaymentConfig {
  const { ECPAY_MERCHANT_ID: merchantId, ECPAY_HASH_KEY: hashKey, ECPAY_HASH_IV: hashIv } = values;
  if (!merchantId && !hashKey && !hashIv) {
    if (maySandbox) return SANDBOX;
    throw new Error(
      'No payment gateway: set ECPAY_MERCHANT_ID, ECPAY_HASH_KEY and ECPAY_HASH_IV, ' +
        'or PAYMENT_SANDBOX=1 to try the shop out, where nobody is charged',
    );
  }
  const needed = { ECPAY_MERCHANT_ID: merchantId, ECPAY_HASH_KEY: hashKey, ECPAY_HASH_IV: hashIv };
  const missing = Object.entries({ ...needed, PUBLIC_URL: values.PUBLIC_URL })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (!merchantId || !hashKey || !hashIv || missing.length > 0) {
    throw new Error(`Payments through ECPay also need ${missing.join(', ')}`);
  }
  return { gateway: 'ecpay', cashier: values.ECPAY_URL, merchantId, hashKey, hashIv };
}
