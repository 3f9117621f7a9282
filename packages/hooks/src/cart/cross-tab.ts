import { browserStorage, type CartLayer, type Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';

/** The cart that changed. */
interface CartChange {
  readonly member: number;
  readonly layer: CartLayer;
}

/** A channel between the tabs of a browser. */
interface Channel {
  publish(change: CartChange): void;
  /** @returns the function that unsubscribes. @returns the function that ends it. */
  subscribe(listener: (change: unknown) => void): () => void;
}

const NAME = 'mall.cart';

/** Falls back to storage events where BroadcastChannel is missing, which other tabs receive as well. */
const createChannel = (): Channel =>
  typeof BroadcastChannel === 'undefined'
    ? storageChannel()
    : broadcastChannel(new BroadcastChannel(NAME));

const broadcastChannel = (channel: BroadcastChannel): Channel => ({
  publish: (change) => channel.postMessage(change),
  subscribe(listener) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => listener(data);
    return () => channel.close();
  },
});

function storageChannel(): Channel {
  const storage = browserStorage();
  return {
    // Writing the same value twice would fire no event, so add the time.
    publish: (change) => storage.setItem(NAME, JSON.stringify({ ...change, at: Date.now() })),
    subscribe: (listener) => {
      const end = storage.subscribe?.(NAME, () => listener(parsed(storage.getItem(NAME))));
      return () => end?.();
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const channels = new WeakMap<QueryClient, Channel>();

/** Notifies the other tabs of this browser that the member's cart of a layer changed. */
export function publishCart(client: QueryClient, mall: Mall, layer: CartLayer): void {
  const member = mall.session.get()?.profile.id;
  if (member !== undefined) channels.get(client)?.publish({ member, layer });
}

/**
 * Calls `changed` when another tab changed a cart of the current member.
 *
 * @returns the function that unsubscribes.
 */
export function subscribeCart(
  client: QueryClient,
  mall: Mall,
  changed: (layer: CartLayer) => void,
): () => void {
  const channel = createChannel();
  channels.set(client, channel);
  const end = channel.subscribe((change) => {
    if (isCartChange(change) && change.member === mall.session.get()?.profile.id)
      changed(change.layer);
  });
  return () => {
    channels.delete(client);
    end();
  };
}

const isCartChange = (change: unknown): change is CartChange =>
  typeof change === 'object' &&
  change !== null &&
  'member' in change &&
  'layer' in change &&
  (change.layer === 1 || change.layer === 2 || change.layer === 3);
