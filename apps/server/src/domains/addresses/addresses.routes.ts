import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context/context';
import {
  deleteAddress,
  listAddresses,
  readAddress,
  searchAddresses,
  storeAddress,
} from './addresses.service';
import { counties } from './counties';

export const addressRoutes = ({ db }: Mall): DomainHandlers<'addresses'> => ({
  list: ({ params, viewer }) => listAddresses(db, viewer.id, params.type),
  find: ({ params, viewer }) => searchAddresses(db, viewer.id, params.type, params.q),
  detail: ({ params, viewer }) => readAddress(db, viewer.id, params.id),
  save: ({ body, viewer }) => storeAddress(db, viewer.id, body),
  async delete({ body, viewer }) {
    await deleteAddress(db, viewer.id, body.id);
    return { done: true };
  },
  nations: () => counties.map(({ county, districts }) => ({ county, districts: [...districts] })),
});
