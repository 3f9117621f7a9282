import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Cart, CartItem, CartLayer, MallError } from '@mall/sdk';
import { isSameSession } from '../session/session-scoped';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { asMallError } from '../mall/mall-error';
import { pendingCart } from './pending';
import { lineKey, projectCart } from './projection';
import { cartOptions } from './queries';
import { writeCart } from './writes';

/** Callbacks after the server has responded to a change. */
export interface CartCallbacks {
  /** Called when a quantity was set; the item has the new one. */
  readonly onUpdated?: ((item: CartItem) => void) | undefined;
  /** Called when a line was removed, with the previous item, so that it can be added again. */
  readonly onDeleted?: ((item: CartItem) => void) | undefined;
  /** Called when a change was rejected and rolled back. */
  readonly onFailed?: ((error: MallError, item: CartItem) => void) | undefined;
}

/** One layer's cart, and how to change it. */
export interface UseCart {
  /** The cart with pending changes applied; undefined until it is fetched. */
  readonly cart: Cart | undefined;
  /** The status of the query; `guest` while nobody is signed in. */
  readonly status: 'pending' | 'error' | 'success' | 'guest';
  /** The error of the query; rejected changes are reported to `onFailed`. */
  readonly error: MallError | null;
  /** Whether the server is recalculating the amounts. */
  readonly isUpdating: boolean;
  /** Sets a line's quantity; fast changes coalesce into the last one. */
  setQuantity(item: CartItem, quantity: number): void;
  /** Removes a line; setting its quantity afterwards adds it again. */
  remove(item: CartItem): void;
  /** Refetches the cart after an `error`. */
  refetch(): void;
}

/**
 * Fetches one layer's cart, with optimistic updates: changes are visible at once, and a rejected
 * change is rolled back to the server's cart. The status is `guest` while nobody is signed in.
 *
 * @param layer - 1: normal, 2: refrigerated, 3: frozen.
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
      // The line was removed meanwhile, so add it again. Gifts cannot be added: the server adds
      // them itself.
      if (confirmedQuantity(item) === 0)
        return mall.cart.add(layer, { ...line, quantity, type: type === 3 ? 3 : 1 });
      return mall.cart.update(layer, { ...line, quantity });
    });
    return quantity;
  }

  /** The confirmed quantity of a line; 0 when it is not in the cart. */
  function confirmedQuantity(item: CartItem): number {
    const cached = client.getQueryData(cartOptions(mall, layer).queryKey);
    return cached?.list.find((line) => lineKey(line) === lineKey(item))?.quantity ?? 0;
  }

  function want(item: CartItem, quantity: number) {
    const key = lineKey(item);
    pending.queue(key).want(Math.trunc(quantity), {
      isSame: isSameSession(mall),
      confirmed: () => confirmedQuantity(item),
      send: (value) => send(item, value),
      show: (value) => pending.set(key, value),
      settled: (value) => {
        pending.unset(key);
        if (value === 0) callbacks.onDeleted?.(item);
        else callbacks.onUpdated?.({ ...item, quantity: value });
      },
      failed: (error) => {
        pending.unset(key);
        callbacks.onFailed?.(asMallError(error), item);
      },
    });
  }

  return {
    cart,
    status: session === null ? 'guest' : query.status,
    error: query.error,
    isUpdating: quantities.size > 0,
    setQuantity: want,
    remove: (item) => want(item, 0),
    refetch: () => void query.refetch(),
  };
}
