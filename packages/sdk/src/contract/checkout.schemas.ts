import * as z from 'zod/mini';
import { postalAddress } from './addresses';
import { id, mobile, money, text } from './scalars';

const recipient = {
  name: text(40),
  phone: mobile,
  note: z.optional(z.string().check(z.trim(), z.maxLength(200))),
};

/** How, to whom and where an order goes. */
export const shippingChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('home'), shipping_id: id, ...recipient, ...postalAddress }),
  z.object({ kind: z.literal('pickup'), shipping_id: id, ...recipient }),
]);

/** How an order is paid. */
export const paymentChoice = z.discriminatedUnion('method', [
  z.object({ method: z.literal('credit') }),
  z.object({ method: z.literal('installments'), installments: z.int().check(z.gte(2), z.lte(36)) }),
]);

/** A 統一編號: eight digits with their checksum. */
export function isCompanyNumber(number: string): boolean {
  if (!/^\d{8}$/.test(number)) return false;
  const weights = [1, 2, 1, 2, 1, 2, 4, 1];
  const sum = weights.reduce((total, weight, at) => {
    const product = weight * Number(number[at]);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (number[6] === '7' && (sum + 1) % 5 === 0);
}

const code = (pattern: RegExp) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(pattern, 'format error'));

/** Which e-invoice an order gets. */
export const invoiceChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member') }),
  z.object({ kind: z.literal('mobile_barcode'), code: code(/^\/[0-9A-Z.+-]{7}$/) }),
  z.object({ kind: z.literal('citizen'), code: code(/^[A-Z]{2}\d{14}$/) }),
  z.object({ kind: z.literal('donation'), code: code(/^\d{3,7}$/) }),
  z.object({
    kind: z.literal('company'),
    company_no: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'required'),
        z.refine(isCompanyNumber, { error: 'format error' }),
      ),
    title: text(60),
  }),
]);

/** What an order comes to. */
export const totals = z.object({
  items_amount: money,
  saved_amount: money,
  shipping_fee: money,
  discount_amount: money,
  total_amount: money,
});

/** What the browser does after an order is placed: hand the shopper over to the gateway with a full-page form. */
export const paymentStep = z.object({
  kind: z.literal('form'),
  action: z.string(),
  fields: z.record(z.string(), z.string()),
});
