import type { QueryClient } from '@tanstack/react-query';
import type { Cart, CartLayer, Mall } from '@mall/sdk';
import { sessionScoped, isSameSession } from '../session/session-scoped';
import { badgesOptions } from '../badges/queries';
import { piecesAhead } from '../badges/ahead';
import { cartOptions, moveBadge, takeCart } from './queries';

/** A batch of overlapping writes to one layer's cart. */
interface Burst {
  underWay: number;
  /** Whether writes ran in parallel: then no response is known to be the latest. */
  overlapped: boolean;
  /** How often the badges had been written when it began. */
  readonly badgesWritten: number;
  /** Units that its writes have put into the cart. */
  added: number;
  /** Called when the last write is answered and the cart is refetched. */
  readonly waiting: (() => void)[];
}

const burstsOf = /* @__PURE__ */ sessionScoped(() => new Map<CartLayer, Burst>());

/**
 * Sends a write to a layer's cart and shows the response. Responses of overlapping writes may arrive in any
 * order, so they are discarded; the cart is fetched once after the last of them.
 *
 * Resolves when the cart shows the write. Rejects with the server's error; the cart is then refetched.
 *
 * @param pieces - Units that it adds; the badge counts them at once, and no longer when the write is refused.
 */
export async function writeCart(
  client: QueryClient,
  mall: Mall,
  layer: CartLayer,
  write: () => Promise<Cart>,
  pieces = 0,
): Promise<void> {
  const { queryKey } = cartOptions(mall, layer);
  const isSame = isSameSession(mall);
  const batches = burstsOf(client);
  const batch = batches.get(layer) ?? {
    underWay: 0,
    overlapped: false,
    badgesWritten: timesWritten(client, mall),
    added: 0,
    waiting: [],
  };
  batches.set(layer, batch);
  batch.underWay += 1;
  batch.overlapped ||= batch.underWay > 1;
  const ahead = piecesAhead(client);
  const count = (more: number) => ahead.setState((before) => before + more);
  count(pieces);
  let reply: Cart | undefined;
  try {
    // A fetch that started before this write would show the old cart.
    await client.cancelQueries({ queryKey });
    reply = await write();
    batch.added += pieces;
  } finally {
    batch.underWay -= 1;
    if (!reply) count(-pieces);
    if (batch.underWay > 0) {
      await new Promise<void>((resolve) => batch.waiting.push(resolve));
    } else {
      batches.delete(layer);
      let counted = Promise.resolve();
      if (isSame()) {
        // Fees and totals depend on the cart.
        void client.invalidateQueries({ queryKey: ['checkout'] });
        const before = client.getQueryData(queryKey);
        let after = reply;
        // A reading that began meanwhile, because another device changed the cart, may not show this write.
        const isUnsure = batch.overlapped || client.isFetching({ queryKey }) > 0;
        if (isUnsure) after = await readAnew(client, mall, layer);
        else if (reply) takeCart(client, mall, reply);
        else void client.invalidateQueries({ queryKey });
        // Looked at last: badges that were read until now may count these writes already.
        if (timesWritten(client, mall) !== batch.badgesWritten) {
          counted = client.invalidateQueries({ queryKey: badgesOptions(mall).queryKey });
        } else if (isUnsure || reply) {
          counted = moveBadge(client, mall, before, after, batch.added);
        }
        // Loaded apart from what the first page needs; where that fails, the other tabs read it later.
        if (reply)
          import('./tabs').then(
            ({ tellOfCart }) => tellOfCart(client, mall, layer),
            () => undefined,
          );
      }
      void counted.then(() => count(-batch.added));
      for (const resolve of batch.waiting) resolve();
    }
  }
}

/** Reads a layer's cart and the badge anew after another tab changed it; during a burst of own writes, after it. */
export function cartChangedElsewhere(client: QueryClient, mall: Mall, layer: CartLayer): void {
  const batch = burstsOf(client).get(layer);
  if (batch) batch.overlapped = true;
  else void client.invalidateQueries({ queryKey: cartOptions(mall, layer).queryKey });
  void client.invalidateQueries({ queryKey: badgesOptions(mall).queryKey });
  void client.invalidateQueries({ queryKey: ['checkout'] });
}

/** The cart as the server has it now; undefined where it cannot be reached. */
async function readAnew(
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
