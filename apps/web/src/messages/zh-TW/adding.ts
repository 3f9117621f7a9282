/** Messages on putting something in the cart. */
export const addingMessages = {
  'Add {0} more for free shipping': '再買 {0} 就免運',
  'You get free shipping': '已達免運',
  'Please sign in first': '請先登入',
  'Sign in to add items to your cart; we will keep them for you.':
    '登入後就能加入購物車，選好的商品會幫您留著。',
  'You can check out right after signing in.': '登入後就能直接結帳。',
  'Sign in': '登入',
  'Keep browsing': '再逛逛',
} as const;
