/** Messages of the page of an author. */
export const authorMessages = {
  Posts: '貼文',
  'Author not found': '找不到這位街坊',
  'They may have left the neighbourhood.': '可能已經離開巷口市集了。',
  'This author could not be shown': '暫時看不到這位街坊',
  'Joined {0}/{1}': '{0} 年 {1} 月加入',
  '{0} posts': '{0} 則貼文',
  'Posts of {0}': '{0}的貼文',
  'No posts that everybody may see': '還沒有公開的貼文',
} as const;
