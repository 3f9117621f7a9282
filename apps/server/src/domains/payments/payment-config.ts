import * as z from 'zod';

/** The environment variables of payments. */
export const paymentEnvironment = {
  ECPAY_MERCHANT_ID: z.string().min(1).optional(),
  ECPAY_HASH_KEY: z.string().min(1).optional(),
  ECPAY_HASH_IV: z.string().min(1).optional(),
  ECPAY_URL: z.url().default('https://payment.ecpay.com.tw/Cashier/AioCheckOut/V5'),
};

/** Who takes the shoppers' money. */
export interface PaymentConfig {
  /** `sandbox`: a cashier of this server's own, which charges nobody. */
  readonly gateway: 'ecpay' | 'sandbox';
  /** Where the browser posts the payment form: an address, or a path on this server. */
  readonly cashier: string;
  readonly merchantId: string;
  readonly hashKey: string;
  readonly hashIv: string;
}

/** The sandbox, with the keys that ECPay publishes for trying things out. */
export const SANDBOX: PaymentConfig = {
  gateway: 'sandbox',
  cashier: '/sandbox/payment',
  merchantId: '3002607',
  hashKey: 'pwFHCqoQZGmho4w6',
  hashIv: 'EkRm7iFT261dpevs',
};

/**
 * Half a gateway would look like a whole one until the first shopper pays, so it is refused; and a
 * shop that is no demo gives its goods away for nothing only when told to.
 *
 * @param maySandbox whether a cashier that charges nobody will do.
 * @throws Error that names what is missing
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
