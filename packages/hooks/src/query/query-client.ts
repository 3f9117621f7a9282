import { QueryClient } from '@tanstack/react-query';

/**
 * Creates a query cache with defaults that suit the SDK: no retries, because the SDK already
 * retries GET requests; data is fresh for 30 s, then refetched on mount and on window focus.
 */
export function createMallQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, gcTime: 10 * 60_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
