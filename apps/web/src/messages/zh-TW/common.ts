/** Messages shared by several screens. */
export const commonMessages = {
  'Operation failed': '操作失敗',
  'Added to collection': '已加入收藏',
  'Removed from collection': '已從收藏移除',
  'Added to cart': '已加入購物車',
  'You are offline, so nothing can be put in the cart.': '目前離線，無法加入購物車',
  'Link copied': '已複製連結',
  'View cart': '去購物車',
  'Home page': '首頁',
} as const;
