/** Messages of the chrome. */
export const shellMessages = {
  Community: '貼文牆',
  Shop: '商城',
  Favourites: '收藏',
  Categories: '分類',
  'All categories': '全部分類',
  Search: '搜尋',
  'Site search': '全站搜尋',
  Cart: '購物車',
  'Sign in': '登入',
  '{0} items': '{0} 件商品',
  'You have signed out': '您已登出',
  'Your sign-in has expired, please sign in again': '登入已過期，請重新登入',
  'Main menu': '主選單',
  'You are offline. What you see may be out of date.':
    '目前沒有網路連線，畫面上的內容可能不是最新的。',
  Account: '我的',
} as const;
