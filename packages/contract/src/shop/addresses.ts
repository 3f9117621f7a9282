import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { shown } from '../core/shown';
import { domain } from './domain';
import { done, id, idText, keyword, line, mobile, typed } from '../core/scalars';

const COUNTY = 'County or city, 縣市.';
const DISTRICT = 'District, 區.';
const STREET = 'The rest of the address.';

/** The name of the person who receives a parcel. */
export const recipientName = describe(
  line(40, 'Please enter the name of the recipient'),
  'Name of the recipient.',
);

/** The fields of a postal address that people type. */
export const postalAddress = {
  county: describe(line(10, 'Please choose a county or city'), COUNTY),
  district: describe(line(10, 'Please choose a district'), DISTRICT),
  zip: describe(
    typed(/^\d{3}(\d{2,3})?$/, {
      missing: 'Please enter the postcode',
      error: 'A postcode has 3, 5 or 6 digits',
    }),
    'Postcode of 3, 5 or 6 digits, 郵遞區號; full width and separators are normalised.',
  ),
  street: describe(line(120, 'Please enter the street and house number'), STREET),
};

const addressType = describe(z.enum(['home', 'store']), '`home` for delivery, `store` for pickup.');
const isDefault = describe(z.boolean(), 'Whether it is the default.');

const address = named(
  'Address',
  'One address of a member.',
  z.object({
    id: describe(id, 'Its id.'),
    type: addressType,
    name: describe(z.string(), 'Name of the recipient.'),
    phone: describe(z.string(), "The recipient's mobile number, `09` and eight digits."),
    county: describe(z.string(), COUNTY),
    district: describe(z.string(), DISTRICT),
    zip: describe(z.string(), 'Postcode of 3, 5 or 6 digits.'),
    street: describe(z.string(), STREET),
    is_default: isDefault,
  }),
);

/** The form that adds an address, or changes the one with its id. */
export const addressForm = z.object({
  id: describe(z.optional(id), 'The address to change; left out: a new one.'),
  type: addressType,
  name: recipientName,
  phone: mobile,
  ...postalAddress,
  is_default: isDefault,
});

const county = named(
  'County',
  'A county with its districts and postcodes.',
  z.object({
    county: describe(z.string(), COUNTY),
    districts: describe(
      z.array(
        z.object({
          district: describe(z.string(), DISTRICT),
          zip: describe(z.string(), 'Its postcode.'),
          outlying: describe(
            z.boolean(),
            'Whether it is on an outlying island, where shipping may cost more.',
          ),
        }),
      ),
      'Its districts.',
    ),
  }),
);

const addressId = 'The id of the address.';

/** The member's addresses, and the list of places. */
export const addresses = domain('addresses', {
  list: {
    summary: "The member's addresses of one type, the default one first",
    access: 'member',
    params: z.object({ type: addressType }),
    reply: z.array(address),
  },
  save: {
    summary: 'Add an address, or change the one with this id',
    access: 'member',
    refusals: ['notFound', 'addressUnknown', 'tooManyAddresses', 'changedMeanwhile'],
    body: z.extend(addressForm, { base: shown(z.omit(address, { id: true }).shape) }),
    reply: address,
  },
  find: {
    summary: "The member's addresses of one type that contain a keyword",
    access: 'member',
    params: z.object({ type: addressType, q: keyword }),
    typedParams: ['q'],
    reply: z.array(address),
  },
  detail: {
    summary: 'One address of the member',
    access: 'member',
    params: z.object({ id: describe(idText, addressId) }),
    reply: address,
  },
  delete: {
    summary: 'Delete an address; the latest of the others becomes the default one',
    access: 'member',
    refusals: ['notFound'],
    body: z.object({ id: describe(id, addressId) }),
    reply: done,
  },
  nations: {
    summary: "A nation's counties with their districts and postcodes",
    access: 'guest',
    params: z.object({ nation: describe(z.literal('TW'), 'Always `TW`.') }),
    reply: z.array(county),
  },
});
