import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { MallError } from '@mall/sdk';
import { useSession } from '../session/useSession';
import { useMallQuery, type ReadOptions, type ReadResult } from './useMallQuery';

/** The result of a member's query for a guest: nothing is fetched until they sign in. */
export interface GuestResult {
  readonly status: 'guest';
  readonly data: undefined;
  readonly error: null;
  readonly isPending: false;
  readonly isLoading: false;
  readonly isFetching: false;
  readonly isSuccess: false;
  readonly isError: false;
  readonly isPlaceholderData: false;
  readonly dataUpdatedAt: 0;
  /** Fetches nothing. */
  readonly refetch: () => Promise<void>;
}

/** A query that only members may make; its `status` is `guest` for everybody else. */
export type MemberResult<Data> = ReadResult<Data> | GuestResult;

/** What a member's query is for a guest. */
export const GUEST: GuestResult = {
  status: 'guest',
  data: undefined,
  error: null,
  isPending: false,
  isLoading: false,
  isFetching: false,
  isSuccess: false,
  isError: false,
  isPlaceholderData: false,
  dataUpdatedAt: 0,
  refetch: async () => {},
};

/** Runs a member's query; for a guest it fetches nothing, and its status is `guest`. */
export function useMemberQuery<Data, Key extends QueryKey, Selected = Data>(
  query: Omit<UseQueryOptions<Data, MallError, Data, Key>, 'select' | 'enabled'>,
  options: ReadOptions<Data, Selected> = {},
  mayRead = true,
): MemberResult<Selected> {
  const session = useSession();
  const result = useMallQuery(query, options, session !== null && mayRead);
  return session === null ? GUEST : result;
}
