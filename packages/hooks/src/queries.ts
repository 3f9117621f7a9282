export { queryKeys } from './query-keys';
export { addressesOptions, countiesOptions } from './addresses/queries';
export {
  articleListOptions,
  articleOptions,
  articleSearchOptions,
  collectedArticlesOptions,
  commentsOptions,
  newerCountOptions,
  promotedArticlesOptions,
} from './articles/queries';
export { cartOptions } from './cart/queries';
export {
  paymentMethodsOptions,
  repayPreviewOptions,
  shippingMethodsOptions,
} from './checkout/queries';
export { cartCouponsOptions } from './coupons/queries';
export { configsOptions } from './configs/queries';
export { hotTagsOptions, quickLinksOptions, shopIndexOptions } from './content/queries';
export { profileOptions } from './members/queries';
export { badgesOptions } from './notifications/queries';
export { orderListOptions, orderOptions } from './orders/queries';
export {
  categoriesOptions,
  productFacetsOptions,
  productListOptions,
  productOptions,
  waitedProductsOptions,
} from './products/queries';
