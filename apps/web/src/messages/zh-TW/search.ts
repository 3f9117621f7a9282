/** Messages of the search. */
export const searchMessages = {
  'Results for “{0}”': '「{0}」的搜尋結果',
  'Posts about “{0}”': '提到「{0}」的貼文',
  'No products found for “{0}”': '找不到「{0}」相關的商品',
  'Your neighbours are talking about it.': '不過街坊們在貼文牆聊過。',
  'See the posts': '看貼文',
  'No posts about “{0}” yet': '還沒有人聊到「{0}」',
  'Nobody has posted about it so far.': '換個詞試試，或先看看商品。',
  'See the products': '看商品',
  'Nothing found for “{0}”': '找不到「{0}」',
  'Look through the categories': '從分類找找看',
  Bestsellers: '大家都在買',
  'Did you mean': '您是不是要找',
  'Try another word, or see what others search for.': '換個詞試試，或看看大家都在找什麼。',
} as const;
