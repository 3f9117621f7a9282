import * as z from 'zod';
import { newTradeNumber, type PaymentForm } from '../payments';

/** Where the provider's map of stores is, and where it comes back to. */
export interface StoreMap {
  /** An address, or a path of this server. */
  readonly address: string;
  readonly merchantId: string;
  /** The mall's own origin, without a trailing slash. */
  readonly origin: string;
}

/** The path that the map answers to. */
export const MAP_PATH = '/api/payment/ecpay/map';

/** The form that opens ECPay's map (`/Express/map`) on a phone as on a desk. */
export const newMapForm = (
  { address, merchantId, origin }: StoreMap,
  network: string,
  nonce: string,
): PaymentForm => ({
  kind: 'form',
  action: address,
  fields: {
    MerchantID: merchantId,
    MerchantTradeNo: newTradeNumber(new Date()),
    LogisticsType: 'CVS',
    LogisticsSubType: network,
    IsCollection: 'N',
    ServerReplyURL: `${origin}${MAP_PATH}`,
    ExtraData: nonce,
    Device: '1',
  },
});

const text = (longest: number) => z.string().trim().min(1).max(longest);

const reply = z.object({
  ExtraData: z.string().regex(/^[0-9A-Z]{20}$/),
  CVSStoreID: z.string().regex(/^[0-9A-Za-z]{1,20}$/),
  CVSStoreName: text(60),
  CVSAddress: text(120),
});

/** A store that was picked, and on which visit. */
export interface PickedStore {
  readonly nonce: string;
  readonly store: { readonly id: string; readonly name: string; readonly address: string };
}

/** Reads what the map brings back; null when it makes no sense. Nobody has signed it. */
export function readPickedStore(form: unknown): PickedStore | null {
  const { data } = reply.safeParse(form);
  if (!data) return null;
  return {
    nonce: data.ExtraData,
    store: { id: data.CVSStoreID, name: data.CVSStoreName, address: data.CVSAddress },
  };
}
