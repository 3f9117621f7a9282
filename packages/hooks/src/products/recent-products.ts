import { browserStorage } from '@mall/sdk';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** One more than the page shows, because the current product is excluded. */
const MOST = 9;

interface RecentProducts {
  /** The latest first. */
  readonly ids: readonly number[];
}

const NONE: RecentProducts = { ids: [] };

/**
 * The recently viewed products of this device, which are never sent to a server. Only ids are
 * stored: names and prices are refetched. One store per page, because its storage is shared;
 * without storage it lasts as long as the page.
 */
export const recentProducts = createStore<RecentProducts>()(
  persist(() => NONE, {
    name: 'mall.recent-products',
    storage: createJSONStorage(() => browserStorage()),
  }),
);

/** Adds a product to the recently viewed ones. */
export function addRecentProduct(id: number): void {
  recentProducts.setState(({ ids }) => ({
    ids: [id, ...ids.filter((other) => other !== id)].slice(0, MOST),
  }));
}

/** Deletes all recently viewed products. */
export function clearRecentProducts(): void {
  recentProducts.setState(NONE);
}
