/** Messages shared by several screens. */
export const commonMessages = {
  'The shop could not be reached. Please check your connection and try again.':
    '連不上商店，請確認網路後再試一次。',
  'Something went wrong, please try again': '發生了一點問題，請再試一次',
  'Operation failed': '操作失敗',
  'Added to collection': '已加入收藏',
  'Removed from collection': '已從收藏移除',
  'Added to cart': '已加入購物車',
  'You are offline, so nothing can be put in the cart.': '目前離線，無法加入購物車',
  'Link copied': '已複製連結',
  Undo: '復原',
  'View cart': '去購物車',
  'Home page': '首頁',
} as const;
