import * as z from 'zod/mini';
import { describe, named } from '../core/describe';

const account = describe(z.string(), 'How the member signs in, in full.');

/** The contact details of a member in full. */
export const memberContact = named(
  'MemberContact',
  'The contact details of a member in full.',
  z.object({ account }),
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
  }),
);
