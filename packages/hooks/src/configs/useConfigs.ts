import type { Config } from '@mall/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
import { useMall } from '../mall/mall-context';
import { categoriesOptions } from '../products/queries';
import { configsOptions } from './queries';

/** The shop's settings by group. */
export function useConfigs<Selected = Config>(
  options?: ReadOptions<Config, Selected>,
): ReadResult<NoInfer<Selected>> {
  return useMallQuery(configsOptions(useMall()), options);
}

/**
 * Refetches config and categories on navigation, at most every 90 s.
 *
 * @param location - Anything that changes with the route, such as the router's `location.key`.
 */
export function useShopRefresh(location: string): void {
  const mall = useMall();
  const client = useQueryClient();
  useEffect(() => {
    for (const options of [configsOptions(mall), categoriesOptions(mall)]) {
      void client.refetchQueries(
        { queryKey: options.queryKey, stale: true, type: 'active' },
        // Navigating again while a refetch is in flight does not start another one.
        { cancelRefetch: false },
      );
    }
  }, [client, mall, location]);
}
