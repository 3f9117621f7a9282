/** Messages of the menus and drawers that open from the chrome; separate from the first chunk. */
export const menuMessages = {
  Member: '會員',
  '{0} items': '{0} 件商品',
  'Your cart is empty': '購物車是空的',
  Checkout: '結帳',
  'Hello, {0}': '{0}，您好',
  'My orders': '訂單管理',
  'Back-in-stock alerts': '貨到通知',
  Favourites: '我的收藏',
  'Sign out': '登出',
  Categories: '分類',
  'All products': '所有商品',
  'All of {0}': '全部{0}',
} as const;
