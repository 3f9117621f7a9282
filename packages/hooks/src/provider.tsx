import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { Mall } from '@mall/sdk';
import { MallContext } from './mall-context';
import { useBadgeEffects } from './notifications/useBadgeEffects';
import { createMallQueryClient } from './query-client';

/** Props of {@link MallProvider}. */
export interface MallProviderProps {
  /** The mall that all hooks below call; made once with `createMall()`. */
  readonly mall: Mall;
  /**
   * The cache behind the hooks, where the app has one of its own.
   * @default `createMallQueryClient()`
   */
  readonly queryClient?: QueryClient;
  readonly children: ReactNode;
}

/**
 * Puts a mall at the hooks' disposal. On sign-in, sign-out and a sign-out in another tab it forgets
 * what was read for the other person.
 *
 * @example
 * const mall = createMall();
 * <MallProvider mall={mall}><App /></MallProvider>
 */
export function MallProvider({ mall, queryClient, children }: MallProviderProps) {
  const [client] = useState(() => queryClient ?? createMallQueryClient());

  useEffect(() => void mall.start(), [mall]);
  useEffect(
    () =>
      mall.session.subscribe((session, change) => {
        if (change === 'profile') return;
        if (!session) void import('./checkout/drafts').then((drafts) => drafts.forgetDrafts());
        // After React has switched off what a guest may not read: a reset reads all that is still on.
        setTimeout(() => void client.resetQueries());
      }),
    [mall, client],
  );

  return (
    <MallContext value={mall}>
      <QueryClientProvider client={client}>
        <BadgeEffects />
        {children}
      </QueryClientProvider>
    </MallContext>
  );
}

function BadgeEffects() {
  useBadgeEffects();
  return null;
}
