import * as z from 'zod/mini';
import { postalAddress } from './addresses';
import { plainPaymentMethods } from './payment-methods';
import {
  count,
  id,
  line,
  mobile,
  mobileBarcode,
  money,
  optionalLine,
  shopUrl,
  time,
  typed,
  typedCode,
} from '../core/scalars';

const recipient = {
  name: line(40),
  phone: mobile,
  note: z.optional(optionalLine(200)),
};

/** The shipping method, recipient and destination of an order. */
export const shippingChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('home'), shipping_id: id, ...recipient, ...postalAddress }),
  z.object({ kind: z.literal('pickup'), shipping_id: id, ...recipient }),
  /** To the store chosen on the provider's map (`checkout.storeMap`). */
  z.object({ kind: z.literal('cvs'), shipping_id: id, ...recipient }),
]);

/** The payment method of an order. */
export const paymentChoice = z.discriminatedUnion('method', [
  z.object({ method: z.literal(plainPaymentMethods) }),
  z.object({ method: z.literal('installments'), installments: z.int().check(z.gte(2), z.lte(36)) }),
]);

const EIGHT_DIGITS = /^\d{8}$/;

/** Whether it is a valid 統一編號 (company number): eight digits with a checksum. */
export function isCompanyNumber(number: string): boolean {
  if (!EIGHT_DIGITS.test(number)) return false;
  const weights = [1, 2, 1, 2, 1, 2, 4, 1];
  const sum = weights.reduce((total, weight, at) => {
    const product = weight * Number(number[at]);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (number[6] === '7' && (sum + 1) % 5 === 0);
}

const invoices = {
  member: z.object({ kind: z.literal('member') }),
  mobile_barcode: z.object({ kind: z.literal('mobile_barcode'), code: mobileBarcode }),
  citizen: z.object({ kind: z.literal('citizen'), code: typedCode(/^[A-Z]{2}\d{14}$/) }),
  donation: z.object({ kind: z.literal('donation'), code: typed(/^\d{3,7}$/) }),
  company: z.object({
    kind: z.literal('company'),
    company_no: typed(EIGHT_DIGITS).check(
      z.refine(
        // A number of another length already has its own issue.
        (number) => !EIGHT_DIGITS.test(number) || isCompanyNumber(number),
        'the check digit of the company number does not match',
      ),
    ),
    title: line(60),
  }),
};

/** The kind of e-invoice of an order. */
export const invoiceChoice = z.discriminatedUnion('kind', [
  invoices.member,
  invoices.mobile_barcode,
  invoices.citizen,
  invoices.donation,
  invoices.company,
]);

/** The name of a kind of invoice. */
export type InvoiceKind = z.output<typeof invoiceChoice>['kind'];

/**
 * Fields that are not allowed with a kind of invoice: a donation excludes a carrier, a company number
 * excludes both.
 */
const none = z.optional(z.undefined());
const noCompany = { company_no: none, title: none };

/** The same as a payload: fields of other kinds are rejected. A form may keep them while typing. */
export const invoicePayload = z.discriminatedUnion('kind', [
  z.extend(invoices.member, { code: none, ...noCompany }),
  z.extend(invoices.mobile_barcode, noCompany),
  z.extend(invoices.citizen, noCompany),
  z.extend(invoices.donation, noCompany),
  z.extend(invoices.company, { code: none }),
]);

/** The amounts of an order. */
export const totals = z.object({
  items_amount: money,
  saved_amount: money,
  shipping_fee: money,
  /** Coupon discount, including the part on the shipping fee. */
  coupon_amount: money,
  /** Spent points and their value. */
  points_used: count,
  points_amount: money,
  /** Sum of the coupon and points discounts. */
  discount_amount: money,
  total_amount: money,
  /** Points earned when the order is completed. */
  points_to_earn: count,
});

/** A full-page form that redirects the shopper to a provider. */
export const providerForm = z.object({
  kind: z.literal('form'),
  action: shopUrl,
  fields: z.record(z.string(), z.string()),
});

/**
 * The browser's next step after an order is placed: post a full-page form to the gateway, open a
 * URL that does this (`/redirect`), or nothing. Nothing: the order is paid, or waits for a bank
 * transfer.
 */
export const paymentStep = z.discriminatedUnion('kind', [
  providerForm,
  z.object({ kind: z.literal('redirect'), url: shopUrl }),
  z.object({ kind: z.literal('none') }),
]);

/** A code that a shopper pays with outside of this site. */
export const paymentCode = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('atm'), bank_code: z.string(), account: z.string() }),
  z.object({ kind: z.literal('cvs'), payment_no: z.string() }),
  z.object({
    kind: z.literal('barcode'),
    barcodes: z.tuple([z.string(), z.string(), z.string()]),
  }),
]);

/** An issued code that can still be paid. */
export const issuedCode = z.object({
  /** Payment method, such as `ATM 虛擬帳號`. */
  name: z.string(),
  amount: money,
  code: paymentCode,
  /** Payment deadline. */
  expire_time: z.nullable(time),
});
