import * as z from 'zod';
import type { PaymentConfig } from '../payments';

/** The environment variables of the map of stores. */
export const storeMapEnvironment = {
  ECPAY_LOGISTICS_ID: z.string().min(1).optional(),
  ECPAY_MAP_URL: z.url().default('https://logistics.ecpay.com.tw/Express/map'),
};

/** Whose map of convenience stores shoppers are shown. */
export interface StoreMapConfig {
  /** Where the browser posts the form that opens it: an address, or a path on this server. */
  readonly address: string;
  /** The merchant at the logistics provider; often the same as for payments. */
  readonly merchantId: string;
}

/** The logistics account that ECPay publishes for trying things out. */
const SANDBOX_MAP: StoreMapConfig = { address: '/sandbox/map', merchantId: '2000132' };

/** Whose map is shown: beside the sandbox cashier there is a sandbox map. */
export const storeMapConfig = (
  values: z.infer<z.ZodObject<typeof storeMapEnvironment>>,
  { gateway, merchantId }: PaymentConfig,
): StoreMapConfig =>
  gateway === 'sandbox'
    ? SANDBOX_MAP
    : { address: values.ECPAY_MAP_URL, merchantId: values.ECPAY_LOGISTICS_ID ?? merchantId };
