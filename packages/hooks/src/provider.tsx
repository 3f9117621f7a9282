import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Mall } from '@mall/sdk';
import { resetSessionScoped } from './session/session-scoped';
import { MallContext } from './mall/mall-context';
import { replayPatches } from './optimistic/patches';
import { createMallQueryClient } from './query/query-client';

/**
 * Ignores a chunk that fails to load, such as while the shop restarts: it is not an error of the
 * page.
 */
const ignoreError = () => undefined;

/** Props of {@link MallProvider}. */
export interface MallProviderProps {
  /** The SDK client that all hooks below use; create it once with `createMall()`. */
  readonly mall: Mall;
  /**
   * The query cache of the hooks; pass one if the app already has its own.
   * @default `createMallQueryClient()`
   */
  readonly queryClient?: QueryClient;
  /** The part of the app that uses the hooks. */
  readonly children: ReactNode;
}

/**
 * Provides an SDK client and a query cache to the hooks. Resets all cached data on sign-in, on
 * sign-out, and when another tab signs in or out, so that no member sees another member's data.
 * Refetches a cart that another tab changed.
 *
 * @example
 * const mall = createMall();
 * <MallProvider mall={mall}><App /></MallProvider>
 */
export function MallProvider({ mall, queryClient, children }: MallProviderProps) {
  assertMall(mall);
  const [client] = useState(() => queryClient ?? createMallQueryClient());
  /** Incremented whenever the signed-in member changes. */
  const [member, setMember] = useState(0);

  useEffect(() => void mall.start(), [mall]);
  useEffect(() => replayPatches(client), [client]);
  const isSignedIn = useSyncExternalStore(
    mall.session.subscribe,
    () => mall.session.get() !== null,
    () => false,
  );
  useEffect(() => {
    // A guest has no cart.
    if (!isSignedIn) return;
    let end: (() => void) | undefined;
    let isOver = false;
    // Without this chunk, another tab's changes are visible after the next fetch.
    Promise.all([import('./cart/cross-tab'), import('./cart/writes')]).then(([tabs, writes]) => {
      if (isOver) return;
      end = tabs.subscribeCart(client, mall, (layer) =>
        writes.cartChangedElsewhere(client, mall, layer),
      );
    }, ignoreError);
    return () => {
      isOver = true;
      end?.();
    };
  }, [mall, client, isSignedIn]);
  useEffect(
    () =>
      mall.session.subscribe((session, change) => {
        if (change === 'profile') return;
        if (!session)
          import('./checkout/clear-checkout').then(
            (checkout) => checkout.clearCheckout(),
            ignoreError,
          );
        resetSessionScoped(client);
        for (const query of client.getQueryCache().getAll()) query.reset();
        setMember((count) => count + 1);
      }),
    [mall, client],
  );
  // Refetch only after the hooks have re-rendered with the new session: members-only queries are
  // disabled by then if nobody is signed in.
  useEffect(() => {
    if (member > 0) void client.refetchQueries({ type: 'active' });
  }, [client, member]);

  return (
    <MallContext value={mall}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </MallContext>
  );
}

/** A module that creates the client may be imported in a circle, or the caller may have no types. */
function assertMall(mall: Mall | undefined): void {
  if (!mall) throw new Error('MallProvider has no mall: pass the client, mall={createMall(…)}');
}
