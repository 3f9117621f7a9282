import * as z from 'zod/mini';
import { domain } from './endpoint';
import { done, id, idText, keyword, mobile, text } from './scalars';

/** County (縣市), district (區), zip code (郵遞區號) and street. */
export const postalAddress = {
  county: text(10),
  district: text(10),
  /** 3 or 6 digits. */
  zip: z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.regex(/^\d{3}(\d{3})?$/, 'format error')),
  street: text(120),
};

/** What an address is for: home delivery, or pickup in a convenience store. */
const addressType = z.enum(['home', 'store']);

const address = z.object({
  id,
  type: addressType,
  name: z.string(),
  phone: z.string(),
  county: z.string(),
  district: z.string(),
  zip: z.string(),
  street: z.string(),
  is_default: z.boolean(),
});

/** The form that adds an address, or changes the one with its id. */
export const addressForm = z.object({
  id: z.optional(id),
  type: addressType,
  name: text(40),
  phone: mobile,
  ...postalAddress,
  is_default: z.boolean(),
});

/** The member's addresses, and the list of places. */
export const addresses = domain('addresses', {
  list: {
    summary: "The member's addresses of one type, the default one first",
    access: 'member',
    params: z.object({ type: addressType }),
    reply: z.array(address),
  },
  store: {
    summary: 'Add an address, or change the one with this id',
    access: 'member',
    body: addressForm,
    reply: address,
  },
  find: {
    summary: "The member's addresses of one type that hold a word",
    access: 'member',
    params: z.object({ type: addressType, q: keyword }),
    typedParams: ['q'],
    reply: z.array(address),
  },
  detail: {
    summary: 'One address of the member',
    access: 'member',
    params: z.object({ id: idText }),
    reply: address,
  },
  delete: {
    summary: 'Delete an address; the latest of the others becomes the default one',
    access: 'member',
    body: z.object({ id }),
    reply: done,
  },
  nations: {
    summary: "A nation's counties with their districts and postcodes",
    access: 'guest',
    params: z.object({ nation: z.literal('TW') }),
    reply: z.array(
      z.object({
        county: z.string(),
        districts: z.array(
          z.object({
            district: z.string(),
            zip: z.string(),
            /** Whether it is on an outlying island, where shipping may cost more. */
            outlying: z.boolean(),
          }),
        ),
      }),
    ),
  },
});
