import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { Mall } from '@mall/sdk';
import { resetSessionScoped } from './auth/session-scoped';
import { MallContext } from './mall-context';
import { replayPatches } from './optimistic/patches';
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
  /** Counts up whenever somebody else, or nobody, is signed in. */
  const [member, setMember] = useState(0);

  useEffect(() => void mall.start(), [mall]);
  useEffect(() => replayPatches(client), [client]);
  useEffect(
    () =>
      mall.session.subscribe((session, change) => {
        if (change === 'profile') return;
        if (!session)
          void import('./checkout/forget').then((checkout) => checkout.forgetCheckout());
        resetSessionScoped(client);
        for (const query of client.getQueryCache().getAll()) query.reset();
        setMember((count) => count + 1);
      }),
    [mall, client],
  );
  // Read anew once the hooks below know who is signed in: what is for members alone is idle by then.
  useEffect(() => {
    if (member > 0) void client.refetchQueries({ type: 'active' });
  }, [client, member]);

  return (
    <MallContext value={mall}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </MallContext>
  );
}
