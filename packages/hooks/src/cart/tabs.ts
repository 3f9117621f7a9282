import { browserStorage, type CartLayer, type Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';

/** Which cart changed. */
interface CartNews {
  readonly member: number;
  readonly layer: CartLayer;
}

/** How the tabs of a browser hear of each other. */
interface Wire {
  tell(news: CartNews): void;
  /** @returns the function that ends it. */
  hear(heard: (news: unknown) => void): () => void;
}

const NAME = 'mall.cart';

/** A channel; where a browser or an app has none, what is stored is heard in the other tabs as well. */
const createWire = (): Wire =>
  typeof BroadcastChannel === 'undefined' ? storageWire() : channelWire(new BroadcastChannel(NAME));

const channelWire = (channel: BroadcastChannel): Wire => ({
  tell: (news) => channel.postMessage(news),
  hear(heard) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => heard(data);
    return () => channel.close();
  },
});

function storageWire(): Wire {
  const storage = browserStorage();
  return {
    // The same news twice would be no change, and no event.
    tell: (news) => storage.setItem(NAME, JSON.stringify({ ...news, at: Date.now() })),
    hear: (heard) => {
      const end = storage.subscribe?.(NAME, () => heard(parsed(storage.getItem(NAME))));
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

const wires = new WeakMap<QueryClient, Wire>();

/** Tells the other tabs of this browser that the member's cart of a layer changed. */
export function tellOfCart(client: QueryClient, mall: Mall, layer: CartLayer): void {
  const member = mall.session.get()?.profile.id;
  if (member !== undefined) wires.get(client)?.tell({ member, layer });
}

/**
 * Calls `changed` when another tab changed a cart of the member who is signed in here.
 *
 * @returns the function that stops it.
 */
export function hearOfCarts(
  client: QueryClient,
  mall: Mall,
  changed: (layer: CartLayer) => void,
): () => void {
  const wire = createWire();
  wires.set(client, wire);
  const end = wire.hear((news) => {
    if (isNews(news) && news.member === mall.session.get()?.profile.id) changed(news.layer);
  });
  return () => {
    wires.delete(client);
    end();
  };
}

const isNews = (news: unknown): news is CartNews =>
  typeof news === 'object' &&
  news !== null &&
  'member' in news &&
  'layer' in news &&
  (news.layer === 1 || news.layer === 2 || news.layer === 3);
