/** Messages of the products of a category. */
export const storeMessages = {
  'Home page': '首頁',
  Shop: '商城',
  'All products': '所有商品',
  Categories: '商品分類',
  'See all': '看全部',
} as const;
