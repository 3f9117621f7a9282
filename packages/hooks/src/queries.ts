export { createMallQueryClient } from './query/query-client';
export { queryKeys } from './query/query-keys';
export {
  addressesOptions,
  addressOptions,
  addressSearchOptions,
  countiesOptions,
} from './addresses/queries';
export {
  articleListOptions,
  articleOptions,
  articleSearchOptions,
  authorOptions,
  collectedArticlesOptions,
  commentsOptions,
  newerCountOptions,
  promotedArticlesOptions,
} from './articles/queries';
export { cartOptions } from './cart/queries';
export { chatHistoryOptions } from './chat/queries';
export {
  paymentMethodsOptions,
  repayPreviewOptions,
  shippingMethodsOptions,
} from './checkout/queries';
export { cartCouponsOptions, couponListOptions } from './coupons/queries';
export { configsOptions } from './configs/queries';
export {
  hotTagsOptions,
  infoOptions,
  questionsOptions,
  quickLinksOptions,
  shopIndexOptions,
} from './content/queries';
export {
  dealerChargesOptions,
  dealerInfoOptions,
  dealerMonthsOptions,
  dealerPerformanceOptions,
} from './dealers/queries';
export { extraColumnsOptions, profileOptions, sessionsOptions } from './members/queries';
export { badgesOptions } from './badges/queries';
export { notificationListOptions } from './notifications/queries';
export { orderListOptions, orderOptions, recentOrdersOptions } from './orders/queries';
export { pointExpiryOptions, pointHistoryOptions } from './points/queries';
export {
  categoriesOptions,
  productFacetsOptions,
  productListOptions,
  productOptions,
  backInStockProductsOptions,
} from './products/queries';
