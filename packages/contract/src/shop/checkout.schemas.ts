import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { postalAddress, recipientName } from './addresses';
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
  shipping_id: describe(id, "The shipping method's id."),
  name: recipientName,
  phone: mobile,
  note: describe(z.optional(optionalLine(200)), 'A note to the shop, 200 characters at most.'),
};

/** The discriminator of a union. */
// @__NO_SIDE_EFFECTS__
function kindOf<const Kind extends string>(kind: Kind, description: string) {
  return describe(z.literal(kind), description);
}

const SHIPPING_KIND =
  'The kind of method: `home` to an address, `cvs` to the store chosen on the map (`checkout.storeMap`), `pickup` at the shop.';

/** The shipping method, recipient and destination of an order. */
export const shippingChoice = named(
  'ShippingChoice',
  'The shipping method, recipient and destination of an order.',
  z.discriminatedUnion('kind', [
    z.object({ kind: kindOf('home', SHIPPING_KIND), ...recipient, ...postalAddress }),
    z.object({ kind: kindOf('pickup', SHIPPING_KIND), ...recipient }),
    z.object({ kind: kindOf('cvs', SHIPPING_KIND), ...recipient }),
  ]),
);

/** The payment method of an order. */
export const paymentChoice = named(
  'PaymentChoice',
  'The payment method chosen for an order.',
  z.discriminatedUnion('method', [
    z.object({ method: describe(z.literal(plainPaymentMethods), 'One of the payment methods.') }),
    z.object({
      method: describe(z.literal('installments'), 'One of the payment methods.'),
      installments: describe(z.int().check(z.gte(2), z.lte(36)), 'The number of instalments.'),
    }),
  ]),
);

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

const INVOICE_KIND = 'Its kind, which determines its other fields.';
const CARRIER = 'The carrier, or the donation code.';

const invoices = {
  member: z.object({ kind: kindOf('member', INVOICE_KIND) }),
  mobile_barcode: z.object({
    kind: kindOf('mobile_barcode', INVOICE_KIND),
    code: describe(mobileBarcode, CARRIER),
  }),
  citizen: z.object({
    kind: kindOf('citizen', INVOICE_KIND),
    code: describe(
      typedCode(/^[A-Z]{2}\d{14}$/, {
        missing: 'Please enter the number of your certificate',
        error: 'A citizen certificate has 2 letters and 14 digits',
      }),
      CARRIER,
    ),
  }),
  donation: z.object({
    kind: kindOf('donation', INVOICE_KIND),
    code: describe(
      typed(/^\d{3,7}$/, {
        missing: 'Please enter a donation code',
        error: 'A donation code has 3 to 7 digits',
      }),
      CARRIER,
    ),
  }),
  company: z.object({
    kind: kindOf('company', INVOICE_KIND),
    company_no: describe(
      typed(EIGHT_DIGITS, {
        missing: 'Please enter the company number',
        error: 'A company number has 8 digits',
      }).check(
        z.refine(
          // A number of another length already has its own issue.
          (number) => !EIGHT_DIGITS.test(number) || isCompanyNumber(number),
          'the check digit of the company number does not match',
        ),
      ),
      'The company number, 統一編號: eight digits.',
    ),
    title: describe(line(60, 'Please enter the company title'), "The company's name."),
  }),
};

/** The kind of e-invoice of an order. */
export const invoiceChoice = named(
  'InvoiceChoice',
  'The e-invoice type and data of an order.',
  z.discriminatedUnion('kind', [
    invoices.member,
    invoices.mobile_barcode,
    invoices.citizen,
    invoices.donation,
    invoices.company,
  ]),
);

/** The name of a kind of invoice. */
export type InvoiceKind = z.output<typeof invoiceChoice>['kind'];

/**
 * Fields that are not allowed with a kind of invoice: a donation excludes a carrier, a company number
 * excludes both.
 */
const none = describe(z.optional(z.undefined()), 'Must be left out with this kind.');
const noCompany = { company_no: none, title: none };

/** The same as a payload: fields of other kinds are rejected. A form may keep them while typing. */
export const invoicePayload = named(
  'InvoicePayload',
  'The e-invoice type and data of an order, without the fields of the other types.',
  z.discriminatedUnion('kind', [
    z.extend(invoices.member, { code: none, ...noCompany }),
    z.extend(invoices.mobile_barcode, noCompany),
    z.extend(invoices.citizen, noCompany),
    z.extend(invoices.donation, noCompany),
    z.extend(invoices.company, { code: none }),
  ]),
);

/** The amounts of an order. */
export const totals = describe(
  named(
    'CheckoutTotals',
    'The totals of an order, in whole NT$.',
    z.object({
      items_amount: describe(money, 'Price of the items, NT$.'),
      saved_amount: describe(money, 'Savings against the regular prices, NT$.'),
      shipping_fee: describe(money, 'The shipping fee, NT$.'),
      coupon_amount: describe(money, 'Discount by coupons, including the fee, NT$.'),
      points_used: describe(count, 'How many points are spent.'),
      points_amount: describe(money, 'Their discount, NT$.'),
      discount_amount: describe(money, 'Discount by coupons and points, NT$.'),
      total_amount: describe(money, 'The amount to pay, NT$.'),
      points_to_earn: describe(count, 'How many points the order earns once it is completed.'),
    }),
  ),
  'The totals.',
);

/** A full-page form that redirects the shopper to a provider. */
export const providerForm = named(
  'ProviderForm',
  'A full-page form that opens a provider: the payment gateway, or the map of stores.',
  z.object({
    kind: describe(z.literal('form'), 'Always `form`.'),
    action: describe(shopUrl, 'URL that the form is posted to.'),
    fields: describe(z.record(z.string(), z.string()), 'The hidden fields of the form.'),
  }),
);

const STEP_KIND =
  '`form`: post it; `redirect`: open its address; `none`: nothing: it is paid or waits for a transfer.';

/** The client's next step after an order is placed. */
export const paymentStep = named(
  'PaymentStep',
  'The next step after an order is placed: post a form, open an address, or nothing.',
  z.discriminatedUnion('kind', [
    providerForm,
    z.object({
      kind: kindOf('redirect', STEP_KIND),
      url: describe(shopUrl, 'The address to open.'),
    }),
    z.object({ kind: kindOf('none', STEP_KIND) }),
  ]),
);

const CODE_KIND = 'Where it is paid: an ATM, or a convenience store by code or barcodes.';

/** A code that a shopper pays with outside of this site. */
export const paymentCode = named(
  'PaymentCode',
  'A code that is paid outside of this site.',
  z.discriminatedUnion('kind', [
    z.object({
      kind: kindOf('atm', CODE_KIND),
      bank_code: describe(z.string(), 'Code of the bank.'),
      account: describe(z.string(), 'The account to pay into.'),
    }),
    z.object({
      kind: kindOf('cvs', CODE_KIND),
      payment_no: describe(z.string(), 'The code for the machine in the store.'),
    }),
    z.object({
      kind: kindOf('barcode', CODE_KIND),
      barcodes: describe(
        z.tuple([z.string(), z.string(), z.string()]),
        'The three barcodes for the counter, in order.',
      ),
    }),
  ]),
);

/** The deadline of a payment. */
export const paymentDeadline = describe(
  z.nullable(time),
  'The payment deadline, Asia/Taipei; null: none.',
);
/** A payment that an order waits for. */
export const duePayment = {
  name: describe(z.string(), 'The payment method, such as `ATM 虛擬帳號`.'),
  amount: describe(money, 'The amount to pay, NT$.'),
  expire_time: paymentDeadline,
};

/** An issued code that can still be paid. */
export const issuedCode = named(
  'IssuedCode',
  'A code that can still be paid, with its amount and deadline.',
  z.object({ ...duePayment, code: describe(paymentCode, 'The code.') }),
);
