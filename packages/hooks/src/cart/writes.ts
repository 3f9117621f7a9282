import type { QueryClient } from '@tanstack/react-query';
import type { Cart, CartLayer, Mall } from '@mall/sdk';
import { sessionScoped, isSameSession } from '../session/session-scoped';
import { badgesOptions } from '../badges/queries';
import { startCartWrite } from '../badges/cart-writes';
import { cartOptions, adjustBadge, cacheCart } from './queries';

/** A batch of overlapping writes to one layer's cart. */
interface Batch {
  inFlight: number;
  /** Whether writes ran in parallel: then no response is known to be the latest. */
  overlapped: boolean;
  /** The number of badge updates when the batch began. */
  readonly badgesWritten: number;
  /** Units that its writes have added to the cart. */
  added: number;
  /** Called when the last write has a response and the cart is refetched. */
  readonly waiting: (() => void)[];
}

const batchesOf = /* @__PURE__ */ sessionScoped(() => new Map<CartLayer, Batch>());

/**
 * Sends a write to a layer's cart and caches the response. Responses of overlapping writes may
 * arrive in any order, so they are discarded; the cart is fetched once after the last of them.
 *
 * Resolves when the cart contains the write. Rejects with the server's error; the cart is then
 * refetched.
 *
 * @param units - Units that it adds. The badge counts them at once, and no longer when the write is
 *   refused.
 */
export async function writeCart(
  client: QueryClient,
  mall: Mall,
  layer: CartLayer,
  write: () => Promise<Cart>,
  units = 0,
): Promise<void> {
  const { queryKey } = cartOptions(mall, layer);
  const isSame = isSameSession(mall);
  const batches = batchesOf(client);
  const batch = batches.get(layer) ?? {
    inFlight: 0,
    overlapped: false,
    badgesWritten: timesWritten(client, mall),
    added: 0,
    waiting: [],
  };
  batches.set(layer, batch);
  batch.inFlight += 1;
  batch.overlapped ||= batch.inFlight > 1;
  const endWrite = startCartWrite(client, units);
  let reply: Cart | undefined;
  try {
    // A fetch that started before this write would show the old cart.
    await client.cancelQueries({ queryKey });
    reply = await write();
    batch.added += units;
  } finally {
    batch.inFlight -= 1;
    endWrite(reply !== undefined);
    if (batch.inFlight > 0) {
      await new Promise<void>((resolve) => batch.waiting.push(resolve));
    } else {
      batches.delete(layer);
      if (isSame()) {
        // Fees and totals depend on the cart.
        void client.invalidateQueries({ queryKey: ['checkout'] });
        const before = client.getQueryData(queryKey);
        let after = reply;
        // A fetch that started meanwhile, because another device changed the cart, may not contain
        // this write.
        const isUncertain = batch.overlapped || client.isFetching({ queryKey }) > 0;
        if (isUncertain) after = await refetchCart(client, mall, layer);
        else if (reply) cacheCart(client, mall, reply);
        else void client.invalidateQueries({ queryKey });
        // Checked last: badges that were fetched until now may count these writes already.
        if (timesWritten(client, mall) !== batch.badgesWritten) {
          void client.invalidateQueries({ queryKey: badgesOptions(mall).queryKey });
        } else if (isUncertain || reply) {
          adjustBadge(client, mall, before, after, batch.added);
        }
        // Loaded on demand, because the first page does not need it. If that fails, the other tabs
        // fetch the cart later.
        if (reply)
          import('./cross-tab').then(
            ({ publishCart }) => publishCart(client, mall, layer),
            () => undefined,
          );
      }
      for (const resolve of batch.waiting) resolve();
    }
  }
}

/**
 * Refetches a layer's cart and the badge after another tab changed it; during a batch of own
 * writes, after the batch.
 */
export function cartChangedElsewhere(client: QueryClient, mall: Mall, layer: CartLayer): void {
  const batch = batchesOf(client).get(layer);
  if (batch) batch.overlapped = true;
  else void client.invalidateQueries({ queryKey: cartOptions(mall, layer).queryKey });
  void client.invalidateQueries({ queryKey: badgesOptions(mall).queryKey });
  void client.invalidateQueries({ queryKey: ['checkout'] });
}

/** Fetches the server's current cart; undefined when the server is unreachable. */
async function refetchCart(
  client: QueryClient,
  mall: Mall,
  layer: CartLayer,
): Promise<Cart | undefined> {
  const options = cartOptions(mall, layer);
  await client.cancelQueries({ queryKey: options.queryKey });
  try {
    return await client.fetchQuery({ ...options, staleTime: 0 });
  } catch {
    // Refetched when the cart is next mounted.
    await client.invalidateQueries({ queryKey: options.queryKey, refetchType: 'none' });
    return undefined;
  }
}

const timesWritten = (client: QueryClient, mall: Mall): number =>
  client.getQueryState(badgesOptions(mall).queryKey)?.dataUpdateCount ?? 0;
