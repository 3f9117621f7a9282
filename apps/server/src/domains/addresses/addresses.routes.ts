import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../mall';
import { coming } from '../coming';
import { listAddresses, storeAddress } from './addresses.service';
import { counties } from './counties';

export const addressRoutes = ({ db }: Mall): DomainHandlers<'addresses'> =>
  coming('addresses', {
    list: ({ params, viewer }) => listAddresses(db, viewer.id, params.type),
    store: ({ body, viewer }) => storeAddress(db, viewer.id, body),
    nations: () => counties.map(({ county, districts }) => ({ county, districts: [...districts] })),
  });
