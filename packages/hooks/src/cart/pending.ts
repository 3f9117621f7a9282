import { createStore, type StoreApi } from 'zustand/vanilla';
import type { QueryClient } from '@tanstack/react-query';
import type { CartLayer } from '@mall/sdk';
import { sessionScoped } from '../session/session-scoped';
import { createCoalescingQueue, type CoalescingQueue } from '../optimistic/coalescing-queue';
import type { PendingQuantities } from './projection';

/** The pending changes to one layer's cart, shared by all components that show it. */
export interface PendingCart {
  readonly quantities: StoreApi<PendingQuantities>;
  queue(line: string): CoalescingQueue<number>;
  set(line: string, quantity: number): void;
  unset(line: string): void;
}

const cartsOf = /* @__PURE__ */ sessionScoped(() => new Map<CartLayer, PendingCart>());

/** Returns the pending changes of a layer's cart. */
export function pendingCart(client: QueryClient, layer: CartLayer): PendingCart {
  const carts = cartsOf(client);
  const pending = carts.get(layer) ?? createPendingCart();
  carts.set(layer, pending);
  return pending;
}

function createPendingCart(): PendingCart {
  const quantities = createStore<PendingQuantities>(() => new Map());
  const queues = new Map<string, CoalescingQueue<number>>();
  const change = (edit: (next: Map<string, number>) => void) => {
    const next = new Map(quantities.getState());
    edit(next);
    quantities.setState(next, true);
  };
  return {
    quantities,
    queue(line) {
      const queue = queues.get(line) ?? createCoalescingQueue<number>();
      queues.set(line, queue);
      return queue;
    },
    set: (line, quantity) => change((next) => next.set(line, quantity)),
    unset: (line) => change((next) => next.delete(line)),
  };
}
