import * as z from 'zod/mini';
import { domain } from './domain';
import { done, id, idText, keyword, line, mobile, typed } from '../core/scalars';

/** County (縣市), district (區), zip code (郵遞區號) and street. */
export const postalAddress = {
  county: line(10),
  district: line(10),
  /** 3, 5 or 6 digits. */
  zip: typed(/^\d{3}(\d{2,3})?$/),
  street: line(120),
};

/** The purpose of an address: home delivery, or pickup in a convenience store. */
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
  name: line(40),
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
  save: {
    summary: 'Add an address, or change the one with this id',
    access: 'member',
    body: addressForm,
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
