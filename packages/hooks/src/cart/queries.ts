import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Cart, CartLayer, Mall } from '@mall/sdk';
import { badgesOptions } from '../notifications/useBadges';

export const cartOptions = (mall: Mall, layer: CartLayer) =>
  queryOptions({
    queryKey: ['cart', layer],
    queryFn: ({ signal }) => mall.cart.list(layer, { signal }),
  });

/** Takes a cart as the mall just gave it, and moves the badge along with it. */
export function takeCart(client: QueryClient, mall: Mall, cart: Cart): void {
  const { queryKey } = cartOptions(mall, cart.layer);
  const before = client.getQueryData(queryKey);
  client.setQueryData(queryKey, cart);
  const badges = client.getQueryData(badgesOptions(mall).queryKey);
  if (before && badges) {
    const moved = cart.totals.count - before.totals.count;
    client.setQueryData(badgesOptions(mall).queryKey, { ...badges, cart: badges.cart + moved });
  } else {
    void client.invalidateQueries({ queryKey: badgesOptions(mall).queryKey });
  }
}

/** Pieces in the carts that the cache holds. */
export function countCached(client: QueryClient): number {
  const carts = client.getQueriesData<Cart>({ queryKey: ['cart'] });
  return carts.reduce((sum, [, cart]) => sum + (cart?.totals.count ?? 0), 0);
}
