import * as z from 'zod';
import { type PaymentForm } from '../payments';
import { newTradeNumber } from '../../platform/ecpay/trade-number';

/** The URL of the provider's store map, and the site that it returns to. */
export interface StoreMap {
  /** A URL, or a path of this server. */
  readonly address: string;
  readonly merchantId: string;
  /** The site's own origin, without a trailing slash. */
  readonly origin: string;
}

/** The path of the map's callback. */
export const MAP_PATH = '/api/payment/ecpay/map';

/** The form that opens ECPay's map (`/Express/map`), the same for phones and desktops. */
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

/** A picked store, and the visit to the map that it belongs to. */
export interface PickedStore {
  readonly nonce: string;
  readonly store: { readonly id: string; readonly name: string; readonly address: string };
}

/** Reads the map's callback; null when it is malformed. It is not signed. */
export function readPickedStore(form: unknown): PickedStore | null {
  const { data } = reply.safeParse(form);
  if (!data) return null;
  return {
    nonce: data.ExtraData,
    store: { id: data.CVSStoreID, name: data.CVSStoreName, address: data.CVSAddress },
  };
}
