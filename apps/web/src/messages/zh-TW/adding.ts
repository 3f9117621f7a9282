/** Messages on putting something in the cart. */
export const addingMessages = {
  'Spend {0} more for free shipping': '再買 {0} 就免運',
  'Shipping is free': '已達免運',
  'Please sign in first': '請先登入',
  'Sign in to put things in your cart; they will be waiting for you there.':
    '登入後就能加入購物車，選好的商品會幫您留著。',
  'After signing in you can check out at once.': '登入後就能直接結帳。',
  'Sign in': '登入',
  'Keep browsing': '再逛逛',
} as const;
