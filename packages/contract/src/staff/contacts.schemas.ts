import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import type { InvoiceKind } from '../shop/checkout.schemas';

const account = describe(z.string(), 'How the member signs in, in full.');

/** The contact details of a member in full. */
export const memberContact = named(
  'MemberContact',
  'The contact details of a member in full.',
  z.object({ account }),
);

const kind = <Kind extends InvoiceKind>(name: Kind) => describe(z.literal(name), 'Its kind.');
const carrierCode = describe(z.string(), 'The code of the carrier, masked.');

/** The invoice of an order, as colleagues see it. */
export const staffInvoice = named(
  'StaffInvoice',
  'The invoice of an order, as colleagues see it.',
  z.discriminatedUnion('kind', [
    z.object({ kind: kind('member') }),
    z.object({ kind: kind('mobile_barcode'), code: carrierCode }),
    z.object({ kind: kind('citizen'), code: carrierCode }),
    z.object({
      kind: kind('donation'),
      code: describe(z.string(), 'The code of the donation.'),
    }),
    z.object({
      kind: kind('company'),
      company_no: describe(z.string(), 'The company number, 統一編號.'),
      title: describe(z.string(), "The company's name."),
    }),
  ]),
);

/** The contact details of an order in full. */
export const orderContact = named(
  'OrderContact',
  'The contact details of an order in full.',
  z.object({
    account,
    recipient: describe(z.string(), 'Name of the recipient.'),
    phone: describe(z.string(), "The recipient's phone number in full."),
    address: describe(z.string(), 'The destination in full: an address, or a store.'),
    note: describe(z.string(), 'The note to the shop in full; empty: none.'),
    invoice_code: describe(z.string(), "The code of the invoice's carrier in full; empty: none."),
  }),
);
