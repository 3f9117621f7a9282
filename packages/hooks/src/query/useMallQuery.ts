import {
  useQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { MallError } from '@mall/sdk';

/** What a caller may set on a read; the hook sets the rest. */
export interface ReadOptions<Data = unknown, Selected = Data> {
  /** `false` fetches nothing yet. @default true */
  readonly enabled?: boolean;
  /** Derives what the component needs: it renders again only when that has changed. */
  readonly select?: (data: Data) => Selected;
  /** How long fetched data counts as current, in milliseconds. */
  readonly staleTime?: number;
  /** Fetches again after this time, in milliseconds. */
  readonly refetchInterval?: number | false;
}

/** A query of the mall: TanStack's result, whose error is a MallError. */
export type ReadResult<Data> = UseQueryResult<Data, MallError>;

/**
 * Runs a query with the caller's options.
 *
 * @param mayRead - false while the hook itself has nothing to ask for.
 */
export function useMallQuery<Data, Key extends QueryKey, Selected = Data>(
  query: Omit<UseQueryOptions<Data, MallError, Data, Key>, 'select' | 'enabled'>,
  options: ReadOptions<Data, Selected> = {},
  mayRead = true,
): ReadResult<Selected> {
  const enabled = mayRead && (options.enabled ?? true);
  return useQuery<Data, MallError, Selected, Key>({ ...query, ...options, enabled });
}
