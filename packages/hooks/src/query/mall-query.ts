import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryKey,
  type UndefinedInitialDataInfiniteOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';
import type { MallError } from '@mall/sdk';

/**
 * `queryOptions` of a query that fails with a MallError, the only error of an SDK call. Typed here
 * and not by TanStack's `Register`, which would also type the queries of the surrounding app.
 */
export const mallQuery = <Data, const Key extends QueryKey>(
  options: UnusedSkipTokenOptions<Data, MallError, Data, Key>,
) => queryOptions<Data, MallError, Data, Key>(options);

/** `infiniteQueryOptions` of a query that fails with a MallError. */
export const infiniteMallQuery = <Page, Param>(
  options: UndefinedInitialDataInfiniteOptions<
    Page,
    MallError,
    InfiniteData<Page, Param>,
    QueryKey,
    Param
  >,
) => infiniteQueryOptions<Page, MallError, InfiniteData<Page, Param>, QueryKey, Param>(options);
