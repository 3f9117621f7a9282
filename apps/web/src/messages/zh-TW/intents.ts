/** Messages of actions saved before signing in. */
export const intentMessages = {
  'In your cart, as you chose before signing in': '已加入購物車，您登入前選的商品幫您留著了',
  'The table is in your carts, as you chose before signing in':
    '整桌都在購物車裡了，您登入前選的商品幫您留著了',
  'In your collection, as you chose before signing in': '已加入收藏，登入前的選擇幫您記住了',
  'You will hear when it is back': '已加入貨到通知，登入前的選擇幫您記住了',
  'Your like is counted': '已幫您按讚',
  'View cart': '去購物車',
} as const;
