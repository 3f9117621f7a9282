export { MallProvider, type MallProviderProps } from './provider';
export { createMallQueryClient } from './query-client';
export { useMall } from './mall-context';
export { usePendingCalls } from './usePendingCalls';
export { useAddresses, useCounties, useStoreAddress } from './addresses/useAddresses';
export { POST_MEDIA_ACCEPT } from './articles/editor/file-kind';
export type {
  Audience,
  MediaKind,
  PostRefusal,
  UploadFailure,
} from './articles/editor/editor-types';
export {
  usePostEditor,
  type PostEditor,
  type PostMedia,
  type PostMediaNotice,
} from './articles/editor/usePostEditor';
export {
  useProductFinder,
  type FinderRefusal,
  type ProductFinder,
} from './articles/editor/useProductFinder';
export type { PendingComment } from './articles/comment-desk';
export { useArticle, usePromotedArticles } from './articles/useArticle';
export { useArticleCollect } from './articles/useArticleCollect';
export {
  useArticleComments,
  type CommentThread,
  type ThreadComment,
} from './articles/useArticleComments';
export { useArticleLike } from './articles/useArticleLike';
export { useArticleList, type ArticleFeed } from './articles/useArticleList';
export { useArticleReload } from './articles/useArticleReload';
export { useCollectedArticles } from './articles/useCollectedArticles';
export { useComment } from './articles/useComment';
export { useDeleteArticle } from './articles/useDeleteArticle';
export { useReport, type Report } from './articles/useReport';
export { useCaptcha } from './auth/useCaptcha';
export { useActivate, useResend } from './auth/useConfirmation';
export { useLogin, useLogout, useRegister } from './auth/useLogin';
export { useSession, useSessionChange } from './auth/useSession';
export { useAddToCart, type AddToCart } from './cart/useAddToCart';
export { useCart, type CartTold, type UseCart } from './cart/useCart';
export { useCartLayers } from './cart/useCartLayers';
export { useCheckout } from './checkout/useCheckout';
export { useCheckoutDraft } from './checkout/useCheckoutDraft';
export { usePayAgain } from './checkout/usePayAgain';
export type { CheckoutDraft } from './checkout/drafts';
export { useConfigs, useShopRefresh } from './configs/useConfigs';
export { useHotTags, useQuickLinks, useShopIndex } from './content/useContent';
export { useProfile } from './members/useProfile';
export { useBadges } from './notifications/useBadges';
export {
  useOptimisticToggle,
  type OptimisticToggleOptions,
  type ToggleTold,
} from './optimistic/useOptimisticToggle';
export { useOrder, useOrders } from './orders/useOrders';
export type { PagedList } from './paging/usePagedList';
export { useCategories } from './products/useCategories';
export { useProduct } from './products/useProduct';
export { useProductCollect } from './products/useProductCollect';
export { useProductList } from './products/useProductList';
export type { ProductListFilters, ProductListSource } from './products/queries';
export { useArticleSearch } from './search/useArticleSearch';
export { useSearch } from './search/useSearch';
