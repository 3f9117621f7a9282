/** The error page's texts (spec §2). */
export const errorMessages = {
  'This page could not be found': '找不到這個頁面',
  'Back to the home page': '回首頁',
  'See what the neighbours share': '看看街坊分享',
  Error: '發生錯誤',
  'The page may have moved, or its address was mistyped.': '頁面可能搬家了，或是網址打錯了。',
  'Something broke on our side. Your cart and orders are safe; reloading usually helps.':
    '是我們這邊出了問題。您的購物車和訂單都還在，重新整理通常就好了。',
  'Reload the page': '重新整理',
} as const;
