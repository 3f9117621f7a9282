import { browserStorage } from '@mall/sdk';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** One more than a shelf shows, because the product that is being looked at is left out. */
const MOST = 9;

interface RecentProducts {
  /** The latest first. */
  readonly ids: readonly number[];
}

const NONE: RecentProducts = { ids: [] };

/**
 * The products seen on this device, which no server knows. Only their ids are kept: names and prices are
 * read anew. One store per page, because its storage is shared; without storage it lasts as long as the page.
 */
export const recentProducts = createStore<RecentProducts>()(
  persist(() => NONE, {
    name: 'mall.recent-products',
    storage: createJSONStorage(() => browserStorage()),
  }),
);

/** Notes that a product was seen. */
export function noteProduct(id: number): void {
  recentProducts.setState(({ ids }) => ({
    ids: [id, ...ids.filter((other) => other !== id)].slice(0, MOST),
  }));
}

/** Forgets all products that were seen. */
export function forgetRecentProducts(): void {
  recentProducts.setState(NONE);
}
