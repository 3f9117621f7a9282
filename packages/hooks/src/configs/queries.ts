import { queryOptions } from '@tanstack/react-query';
import { SHOP_REFRESH, type Mall } from '@mall/sdk';

/** The query of the shop's settings. */
export const configsOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['configs'],
    queryFn: ({ signal }) => mall.configs.get({ signal }),
    staleTime: SHOP_REFRESH,
  });
