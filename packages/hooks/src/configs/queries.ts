import { SHOP_REFRESH, type Mall } from '@mall/sdk';
import { mallQuery } from '../query/mall-query';

/** The query of the shop's settings. */
export const configsOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['configs'],
    queryFn: ({ signal }) => mall.configs.get({ signal }),
    staleTime: SHOP_REFRESH,
  });
