import { type QueryClient } from '@tanstack/react-query';
import type { Cart, CartLayer, Mall, NewCartLine } from '@mall/sdk';
import { mallQuery } from '../query/mall-query';
import { badgesOptions } from '../badges/queries';

/** The query of one layer's cart. */
export const cartOptions = (mall: Mall, layer: CartLayer) =>
  mallQuery({
    queryKey: ['cart', layer],
    queryFn: ({ signal }) => mall.cart.list(layer, { signal }),
    // Another tab or device may have changed it, however recently.
    refetchOnWindowFocus: 'always',
  });

/** The query of the carts with more lines. */
export const cartPreviewOptions = (mall: Mall, lines: readonly NewCartLine[]) =>
  mallQuery({
    queryKey: ['cart', 'preview', lines.map(({ rule_id, quantity }) => [rule_id, quantity])],
    queryFn: ({ signal }) =>
      mall.cart.preview(
        lines.map(({ rule_id, quantity }) => ({ rule_id, quantity })),
        { signal },
      ),
    // Stock and carts change at any time.
    staleTime: 0,
  });

/** Writes a cart from a response into the cache, under its own layer; returns the previous one. */
export function cacheCart(client: QueryClient, mall: Mall, cart: Cart): Cart | undefined {
  const { queryKey } = cartOptions(mall, cart.layer);
  const before = client.getQueryData(queryKey);
  client.setQueryData(queryKey, cart);
  return before;
}

/**
 * Adjusts the badge by the difference between two carts, `added` of which was counted when the
 * writes were sent; where the difference is unknown, refetches it.
 */
export function adjustBadge(
  client: QueryClient,
  mall: Mall,
  before: Cart | undefined,
  after: Cart | undefined,
  added = 0,
): void {
  const { queryKey } = badgesOptions(mall);
  const badges = client.getQueryData(queryKey);
  if (badges && before && after && client.isFetching({ queryKey }) === 0) {
    const cart = badges.cart + countUnits(after) - countUnits(before);
    client.setQueryData(queryKey, { ...badges, cart, added: badges.added + added });
  } else {
    void client.invalidateQueries({ queryKey });
  }
}

/**
 * Returns the number of units that the badge counts: everything the shopper added, available or
 * not. Gifts are excluded, because the server adds them.
 */
export function countUnits({ list }: Cart): number {
  return list.reduce((sum, { type, quantity }) => sum + (type === 2 ? 0 : quantity), 0);
}
