import type { DomainName } from '@mall/sdk';

/**
 * What the key of every query begins with, by domain: for reading all of a domain anew.
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: queryKeys.cart });
 */
export const queryKeys = {
  addresses: ['addresses'],
  articles: ['articles'],
  auth: ['auth'],
  cart: ['cart'],
  checkout: ['checkout'],
  configs: ['configs'],
  content: ['content'],
  members: ['members'],
  notifications: ['notifications'],
  orders: ['orders'],
  products: ['products'],
} as const satisfies Partial<Record<DomainName, readonly [DomainName]>>;
