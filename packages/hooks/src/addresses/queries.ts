import type { Address, Mall } from '@mall/sdk';
import { mallQuery } from '../query/mall-query';

/** The query of the member's addresses of one type. */
export const addressesOptions = (mall: Mall, type: Address['type']) =>
  mallQuery({
    queryKey: ['addresses', 'list', type],
    queryFn: ({ signal }) => mall.addresses.list(type, { signal }),
  });

/** The query of the member's addresses that contain a keyword. */
export const addressSearchOptions = (mall: Mall, type: Address['type'], keyword: string) =>
  mallQuery({
    queryKey: ['addresses', 'list', type, keyword],
    queryFn: ({ signal }) => mall.addresses.find(type, keyword, { signal }),
  });

/** The query of one address. */
export const addressOptions = (mall: Mall, id: number) =>
  mallQuery({
    queryKey: ['addresses', 'detail', id],
    queryFn: ({ signal }) => mall.addresses.detail(id, { signal }),
  });

/** The query of Taiwan's counties; never refetched, because they don't change. */
export const countiesOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['addresses', 'nations', 'TW'],
    queryFn: ({ signal }) => mall.addresses.nations('TW', { signal }),
    staleTime: Infinity,
  });
