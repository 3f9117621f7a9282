/**
 * Terms of shops and of interfaces in both languages. The reference of hooks and calls is English, so a
 * query in Chinese also searches for the English term, and the other way round.
 */
const TERMS: readonly (readonly [zh: string, ...en: string[]])[] = [
  ['安裝', 'install'],
  ['按鈕', 'button'],
  ['版面', 'layout'],
  ['標題', 'heading'],
  ['表單', 'form'],
  ['表格', 'table'],
  ['冰櫃', 'refrigerated'],
  ['播放', 'play'],
  ['測試', 'test', 'testing'],
  ['常溫', 'layer'],
  ['代理', 'proxy'],
  ['地址', 'address'],
  ['登出', 'logout'],
  ['登入', 'login', 'session'],
  ['點數', 'points'],
  ['訂單', 'order'],
  ['對話框', 'dialog'],
  ['對比', 'contrast'],
  ['訪客', 'guest'],
  ['分頁', 'pagination', 'paging'],
  ['佈景', 'theme'],
  ['付款', 'payment', 'pay'],
  ['購物車', 'cart'],
  ['規格', 'variant'],
  ['骨架', 'skeleton'],
  ['會員', 'member'],
  ['貨到', 'stock'],
  ['驗證碼', 'captcha'],
  ['結帳', 'checkout'],
  ['焦點', 'focus'],
  ['鍵盤', 'keyboard'],
  ['經銷', 'dealer'],
  ['進度', 'progress'],
  ['客服', 'chat'],
  ['快取', 'cache'],
  ['庫存', 'stock'],
  ['欄位', 'field'],
  ['冷藏', 'refrigerated'],
  ['冷凍', 'frozen'],
  ['連結', 'link'],
  ['聊天', 'chat'],
  ['留言', 'comment'],
  ['密碼', 'password'],
  ['免運', 'shipping'],
  ['冪等', 'idempotency'],
  ['配送', 'shipping'],
  ['商品', 'product'],
  ['深色', 'dark'],
  ['伺服器', 'server'],
  ['收藏', 'collect'],
  ['搜尋', 'search'],
  ['提示', 'tooltip', 'toast'],
  ['貼文', 'article', 'post'],
  ['條碼', 'barcode'],
  ['通知', 'notification'],
  ['頭像', 'avatar'],
  ['頭貼', 'avatar'],
  ['推播', 'push'],
  ['退款', 'refund'],
  ['退貨', 'refund'],
  ['圖片', 'picture'],
  ['圖示', 'icon'],
  ['無障礙', 'accessibility'],
  ['型別', 'type'],
  ['選單', 'menu', 'select'],
  ['夜間', 'dark'],
  ['影片', 'video'],
  ['優惠券', 'coupon'],
  ['語言', 'language'],
  ['樂觀', 'optimistic'],
  ['運費', 'shipping'],
  ['載入', 'loading'],
  ['折扣', 'discount'],
  ['註冊', 'register'],
  ['主題', 'theme'],
  ['裁切', 'crop'],
  ['讚', 'like'],
  ['錯誤', 'error'],
  ['發票', 'invoice'],
  ['顏色', 'colour'],
  ['顏色', 'color'],
];

/**
 * Returns the terms of the other language for a query that is one term; none for any other query.
 *
 * @example
 * otherLanguage('退款') // ['refund']
 */
export function otherLanguage(query: string): string[] {
  const asked = query.trim().toLowerCase();
  return TERMS.flatMap(([zh, ...en]) => {
    if (zh === asked) return en;
    return en.includes(asked) ? [zh] : [];
  });
}
