import type { QueryClient } from '@tanstack/react-query';
import type { Cart, CartLayer, Mall } from '@mall/sdk';
import { sessionScoped, isSameSession } from '../auth/session-scoped';
import { cartOptions, moveBadge, takeCart } from './queries';

/** Writes to one layer's cart that overlap. */
interface Burst {
  underWay: number;
  /** Two answers crossed, or may have: neither can be taken for the cart as it is now. */
  overlapped: boolean;
  /** Called when the last of them is answered and the cart was read anew. */
  readonly waiting: (() => void)[];
}

const burstsOf = /* @__PURE__ */ sessionScoped(() => new Map<CartLayer, Burst>());

/**
 * Writes to a layer's cart and shows what the mall answers. Answers of writes that overlap may come
 * in any order, so they are not shown: one reading after the last of them is.
 *
 * Resolves when the cart shows the write. Rejects as the mall refuses it; the cart is then read anew.
 */
export async function writeCart(
  client: QueryClient,
  mall: Mall,
  layer: CartLayer,
  write: () => Promise<Cart>,
): Promise<void> {
  const { queryKey } = cartOptions(mall, layer);
  const isSame = isSameSession(mall);
  const batches = burstsOf(client);
  const batch = batches.get(layer) ?? { underWay: 0, overlapped: false, waiting: [] };
  batches.set(layer, batch);
  batch.underWay += 1;
  batch.overlapped ||= batch.underWay > 1;
  let reply: Cart | undefined;
  try {
    // A reading that began before this write would show the cart as it was.
    await client.cancelQueries({ queryKey });
    reply = await write();
  } finally {
    batch.underWay -= 1;
    if (batch.underWay > 0) {
      await new Promise<void>((resolve) => batch.waiting.push(resolve));
    } else {
      batches.delete(layer);
      if (isSame()) {
        // Fees and totals follow the cart.
        void client.invalidateQueries({ queryKey: ['checkout'] });
        if (batch.overlapped) await readAnew(client, mall, layer);
        else if (reply) takeCart(client, mall, reply);
        else void client.invalidateQueries({ queryKey });
      }
      for (const resolve of batch.waiting) resolve();
    }
  }
}

async function readAnew(client: QueryClient, mall: Mall, layer: CartLayer): Promise<void> {
  const options = cartOptions(mall, layer);
  const before = client.getQueryData(options.queryKey);
  await client.cancelQueries({ queryKey: options.queryKey });
  try {
    moveBadge(client, mall, before, await client.fetchQuery({ ...options, staleTime: 0 }));
  } catch {
    // Out of reach for now: whoever looks at the cart next reads it.
    await client.invalidateQueries({ queryKey: options.queryKey, refetchType: 'none' });
  }
}
