import * as z from 'zod';
import { CALLBACK_PATH, CODE_PATH, RETURN_PATH } from '../../platform/ecpay/callback-paths';
import { type EcpayKeys, isGenuine } from '../../platform/ecpay/check-mac-value';

/**
 * A URL of the shop, of which only the path is used, and only if it is a payment path: the sandbox
 * redirects nowhere else.
 */
const ownAddress = (path: RegExp) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).pathname)
    .refine((pathname) => path.test(pathname));

/**
 * Where the shopper returns to: the order's page of the shop, by its path alone, or a listed
 * storefront.
 */
function backAddress(address: string, storefronts: readonly string[]): string | null {
  const { origin, pathname } = new URL(address);
  if (storefronts.includes(origin)) return address;
  return /^\/order\/[0-9A-Z]{8,32}$/.test(pathname) ? pathname : null;
}

const exactly = (path: string) => new RegExp(`^${path}$`);

/** Fields of every trade. */
const common = {
  MerchantID: z.string(),
  MerchantTradeNo: z.string().regex(/^[0-9A-Za-z]{1,20}$/),
  MerchantTradeDate: z.string().regex(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}$/),
  PaymentType: z.literal('aio'),
  TotalAmount: z.string().regex(/^[1-9]\d{0,8}$/),
  TradeDesc: z.string().min(1).max(200),
  ItemName: z.string().min(1).max(400),
  ReturnURL: ownAddress(exactly(CALLBACK_PATH)),
  ClientBackURL: z.url({ protocol: /^https?$/ }),
  CustomField1: z.string().max(50).default(''),
  EncryptType: z.literal('1'),
};
/** Fields of trades that are paid with a code. */
const byCode = {
  ...common,
  PaymentInfoURL: ownAddress(exactly(CODE_PATH)),
  ClientRedirectURL: ownAddress(exactly(RETURN_PATH)),
};
/** A whole number of days or minutes that ECPay accepts. */
const upTo = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .refine((text) => Number(text) <= most);

const request = z.discriminatedUnion('ChoosePayment', [
  z.object({
    ...common,
    ChoosePayment: z.literal('Credit'),
    OrderResultURL: ownAddress(exactly(RETURN_PATH)),
    CreditInstallment: z
      .string()
      .regex(/^\d{1,2}$/)
      .optional(),
  }),
  z.object({ ...byCode, ChoosePayment: z.literal('ATM'), ExpireDate: upTo(60) }),
  z.object({ ...byCode, ChoosePayment: z.literal('CVS'), StoreExpireDate: upTo(43_200) }),
  z.object({ ...byCode, ChoosePayment: z.literal('BARCODE'), StoreExpireDate: upTo(30) }),
]);

/** A trade as parsed by the sandbox's cashier. */
export type TradeRequest = z.infer<typeof request>;
/** A trade that is paid immediately. */
export type CardTrade = Extract<TradeRequest, { ChoosePayment: 'Credit' }>;
/** A trade that is paid elsewhere with a code. */
export type CodeTrade = Exclude<TradeRequest, CardTrade>;

/** The form of AioCheckOut V5, or the reason for its rejection as text. */
export type ReadTrade =
  | { readonly trade: TradeRequest; readonly fields: Readonly<Record<string, string>> }
  | { readonly refusal: string };

/** Parses the form that opens a trade, as strictly as ECPay does. */
export function readTrade(
  form: unknown,
  merchantId: string,
  keys: EcpayKeys,
  storefronts: readonly string[],
): ReadTrade {
  const fields = z.record(z.string(), z.string()).safeParse(form);
  if (!fields.success) return { refusal: '付款資料不完整' };
  if (!isGenuine(fields.data, keys)) return { refusal: '檢查碼錯誤（CheckMacValue Error）' };
  const parsed = request.safeParse(fields.data);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path }) => path.join('.')).join('、');
    return { refusal: `付款資料有誤：${wrong}` };
  }
  if (parsed.data.MerchantID !== merchantId) return { refusal: '查無這個特店編號' };
  const back = backAddress(parsed.data.ClientBackURL, storefronts);
  if (back === null) return { refusal: '付款資料有誤：ClientBackURL' };
  return { trade: { ...parsed.data, ClientBackURL: back }, fields: fields.data };
}
