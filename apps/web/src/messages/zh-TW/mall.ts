/** Messages of the front page of the mall. */
export const mallMessages = {
  'Home page': '首頁',
  Shop: '商城',
  'All products': '所有商品',
  'The mall could not be loaded': '商城載入失敗',
  'Popular categories': '逛逛分類',
  'Our promise': '我們的承諾',
  'Ships {0} at the earliest': '最快 {0}出貨',
  Banners: '主打活動',
  'Free over {0}': '滿 {0} 免運',
} as const;
