import { queryOptions } from '@tanstack/react-query';
import { SHOP_REFRESH, type Mall } from '@mall/sdk';

/** The query of the member's profile. */
export const profileOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['members', 'profile'],
    queryFn: ({ signal }) => mall.members.profile({ signal }),
  });

/** The query of the devices that the member is signed in on; read anew whenever it is shown. */
export const sessionsOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['members', 'sessions'],
    queryFn: ({ signal }) => mall.members.sessions({ signal }),
    staleTime: 0,
  });

/** The query of the shop's own profile fields. */
export const extraColumnsOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['members', 'extraColumns'],
    queryFn: ({ signal }) => mall.members.extraColumns({ signal }),
    staleTime: SHOP_REFRESH,
  });
