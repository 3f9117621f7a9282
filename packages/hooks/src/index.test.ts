import { expect, it } from 'vitest';
import * as hooks from './index';

it('@mall/hooks exports these names', () => {
  expect(Object.keys(hooks).sort()).toMatchInlineSnapshot(`
    [
      "MallProvider",
      "createMallQueryClient",
      "useActivate",
      "useAddToCart",
      "useAddresses",
      "useArticleList",
      "useBadges",
      "useCaptcha",
      "useCart",
      "useCartLayers",
      "useCategories",
      "useCheckout",
      "useCheckoutDraft",
      "useConfigs",
      "useCounties",
      "useHotTags",
      "useLogin",
      "useLogout",
      "useMall",
      "useOptimisticToggle",
      "useOrder",
      "useOrders",
      "usePayAgain",
      "usePendingCalls",
      "useProduct",
      "useProductCollect",
      "useProductList",
      "useProfile",
      "usePromotedArticles",
      "useQuickLinks",
      "useRegister",
      "useResend",
      "useSearch",
      "useSession",
      "useSessionChange",
      "useShopIndex",
      "useShopRefresh",
      "useStoreAddress",
    ]
  `);
});
