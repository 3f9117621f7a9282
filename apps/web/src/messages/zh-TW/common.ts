/** Messages that more than one screen says. */
export const commonMessages = {
  'The shop could not be reached. Please check your connection and try again.':
    '連不上商店，請確認網路後再試一次。',
  'Something went wrong, please try again': '發生了一點問題，請再試一次',
  'Operation failed': '操作失敗',
  'Added to collection': '已加入收藏',
  'Removed from collection': '已從收藏移除',
  'Added to the waiting list': '已加入貨到通知',
  'Removed from the waiting list': '已從貨到通知移除',
  'Added to cart': '已加入購物車',
  'Quantity updated': '已更新數量',
  'Removed from cart': '已從購物車刪除',
  'Link copied': '已複製連結',
  Undo: '復原',
  'View cart': '看購物車',
  'Please sign in first': '請先登入',
  'Sign in to put things in your cart; they will be waiting for you there.':
    '登入後就能加入購物車，選好的商品會幫您留著。',
  'Sign in': '登入',
  'Keep browsing': '再逛逛',
  'Home page': '首頁',
} as const;
