import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Cart, CartItem, CartLayer } from '@mall/sdk';
import { isSameSession } from '../auth/session-scoped';
import { useSession } from '../auth/useSession';
import { useMall } from '../mall-context';
import { pendingCart } from './pending';
import { lineKey, projectCart } from './projection';
import { cartOptions } from './queries';
import { writeCart } from './writes';

/** What is told of a change once the mall answered. */
export interface CartCallbacks {
  /** A quantity was set; the item has the new one. */
  readonly onUpdated?: ((item: CartItem) => void) | undefined;
  /** A line is gone; the item is as it was, enough to put it in again. */
  readonly onDeleted?: ((item: CartItem) => void) | undefined;
  /** The change was refused, and the cart shows what the mall has. */
  readonly onFailed?: ((error: unknown, item: CartItem) => void) | undefined;
}

/** One layer's cart, and how to change it. */
export interface UseCart {
  /** With the changes under way laid over it; undefined until it was read. */
  readonly cart: Cart | undefined;
  /** Of reading it: `pending` for a guest too. */
  readonly status: 'pending' | 'error' | 'success';
  /** Why it could not be read; refused changes are told to `onFailed`. */
  readonly error: Error | null;
  /** Whether amounts are being worked out anew. */
  readonly isUpdating: boolean;
  /** Sets a line's quantity; fast changes coalesce into the last one. */
  setQuantity(item: CartItem, quantity: number): void;
  /** Takes a line out; setting its quantity afterwards takes that back. */
  remove(item: CartItem): void;
  /** Reads it again, after an `error`. */
  retry(): void;
}

/**
 * One layer's cart: changes show at once, the mall's answer follows, a refusal puts back what the
 * mall has. Idle for a guest.
 *
 * @param layer - 1 normal, 2 refrigerated, 3 frozen.
 * @example
 * const { cart, setQuantity } = useCart(2, { onFailed: (error) => toast(error.msg) });
 */
export function useCart(layer: CartLayer, callbacks: CartCallbacks = {}): UseCart {
  const mall = useMall();
  const client = useQueryClient();
  const session = useSession();
  const query = useQuery({ ...cartOptions(mall, layer), enabled: session !== null });
  const pending = pendingCart(client, layer);
  const quantities = useStore(pending.quantities);
  const settled = query.data;
  const cart = useMemo(() => settled && projectCart(settled, quantities), [settled, quantities]);

  async function send(item: CartItem, quantity: number): Promise<number> {
    const { rule_id, relation_id, type } = item;
    const line = { rule_id, relation_id };
    await writeCart(client, mall, layer, () => {
      if (quantity === 0) return mall.cart.delete(layer, line);
      // A removal that is taken back: the line is put in again. A gift would come by itself.
      if (keptQuantity(item) === 0)
        return mall.cart.add(layer, { ...line, quantity, type: type === 3 ? 3 : 1 });
      return mall.cart.update(layer, { ...line, quantity });
    });
    return quantity;
  }

  /** Pieces of a line as the mall last said; 0 when it is not in the cart. */
  function keptQuantity(item: CartItem): number {
    const kept = client.getQueryData(cartOptions(mall, layer).queryKey);
    return kept?.list.find((line) => lineKey(line) === lineKey(item))?.quantity ?? 0;
  }

  function want(item: CartItem, quantity: number) {
    const key = lineKey(item);
    pending.queue(key).want(Math.trunc(quantity), {
      isSame: isSameSession(mall),
      confirmed: () => keptQuantity(item),
      send: (value) => send(item, value),
      show: (value) => pending.set(key, value),
      settled: (value) => {
        pending.unset(key);
        if (value === 0) callbacks.onDeleted?.(item);
        else callbacks.onUpdated?.({ ...item, quantity: value });
      },
      failed: (error) => {
        pending.unset(key);
        callbacks.onFailed?.(error, item);
      },
    });
  }

  return {
    cart,
    status: query.status,
    error: query.error,
    isUpdating: quantities.size > 0,
    setQuantity: want,
    remove: (item) => want(item, 0),
    retry: () => void query.refetch(),
  };
}
