import { queryOptions } from '@tanstack/react-query';
import type { Mall } from '@mall/sdk';

/** The query of the member's profile. */
export const profileOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['members', 'profile'],
    queryFn: ({ signal }) => mall.members.profile({ signal }),
  });
