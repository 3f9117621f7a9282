export { MallProvider, type MallProviderProps } from './provider';
export { createMallQueryClient } from './query/query-client';
export { useMall } from './mall/mall-context';
export { usePendingCalls } from './mall/usePendingCalls';
export type { PagedList } from './paging/usePagedList';

// Each of these is also its own entry point, such as `@mall/hooks/cart`, with the same exports.
export * from './addresses/index';
export * from './articles/index';
export * from './auth/index';
export * from './badges/index';
export * from './cart/index';
export * from './chat/index';
export * from './checkout/index';
export * from './configs/index';
export * from './content/index';
export * from './coupons/index';
export * from './dealers/index';
export * from './guest-intent/index';
export * from './members/index';
export * from './notifications/index';
export * from './optimistic/index';
export * from './orders/index';
export * from './points/index';
export * from './products/index';
export * from './search/index';
export * from './session/index';
