import { QueryClient } from '@tanstack/react-query';

/**
 * A query cache with the mall's manners: the SDK already retries reads, so the cache doesn't; what was
 * read within 30 s is not read again on mounting, and coming back to the window brings it up to date.
 */
export function createMallQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, gcTime: 10 * 60_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
