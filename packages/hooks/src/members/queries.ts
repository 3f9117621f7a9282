import { SHOP_REFRESH, type Mall } from '@mall/sdk';
import { mallQuery } from '../query/mall-query';

/** The query of the member's profile. */
export const profileOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['members', 'profile'],
    queryFn: ({ signal }) => mall.members.profile({ signal }),
  });

/** The query of the devices that the member is signed in on; refetched on every mount. */
export const sessionsOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['members', 'sessions'],
    queryFn: ({ signal }) => mall.members.sessions({ signal }),
    staleTime: 0,
  });

/** The query of the shop's own profile fields. */
export const extraColumnsOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['members', 'extraColumns'],
    queryFn: ({ signal }) => mall.members.extraColumns({ signal }),
    staleTime: SHOP_REFRESH,
  });
