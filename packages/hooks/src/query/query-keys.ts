import type { DomainName } from '@mall/sdk';

/**
 * The prefix of every query key, by domain: for invalidating a whole domain.
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: queryKeys.cart });
 */
export const queryKeys = {
  addresses: ['addresses'],
  articles: ['articles'],
  auth: ['auth'],
  cart: ['cart'],
  chat: ['chat'],
  checkout: ['checkout'],
  configs: ['configs'],
  content: ['content'],
  coupons: ['coupons'],
  dealers: ['dealers'],
  members: ['members'],
  notifications: ['notifications'],
  orders: ['orders'],
  points: ['points'],
  products: ['products'],
} as const satisfies Partial<Record<DomainName, readonly [DomainName]>>;
