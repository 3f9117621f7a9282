import * as z from 'zod';
import type { PaymentConfig } from './payment-config';

/** The environment variables of the store map. */
export const storeMapEnvironment = {
  ECPAY_LOGISTICS_ID: z.string().min(1).optional(),
  ECPAY_MAP_URL: z.url().default('https://logistics.ecpay.com.tw/Express/map'),
};

/** The provider of the convenience store map. */
export interface StoreMapConfig {
  /** Where the browser posts the form that opens it: a URL, or a path on this server. */
  readonly address: string;
  /** The merchant id at the logistics provider; often the same as for payments. */
  readonly merchantId: string;
}

/** ECPay's public test account for logistics. */
const SANDBOX_MAP: StoreMapConfig = { address: '/sandbox/map', merchantId: '2000132' };

/** The store map to use: the sandbox payment page comes with a sandbox map. */
export const storeMapConfig = (
  values: z.infer<z.ZodObject<typeof storeMapEnvironment>>,
  { gateway, merchantId }: PaymentConfig,
): StoreMapConfig =>
  gateway === 'sandbox'
    ? SANDBOX_MAP
    : { address: values.ECPAY_MAP_URL, merchantId: values.ECPAY_LOGISTICS_ID ?? merchantId };
