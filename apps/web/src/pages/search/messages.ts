/** Messages of the search. */
export const searchMessages = {
  'Search products': '搜尋商品',
  'Results for “{0}”': '「{0}」的搜尋結果',
  'Hot searches': '熱門搜尋',
  'Please enter a keyword to search': '請輸入要搜尋的關鍵字',
  'Nothing found for “{0}”': '找不到「{0}」',
  'Try another word, or see what others search for.': '換個詞試試，或看看大家都在找什麼。',
} as const;
