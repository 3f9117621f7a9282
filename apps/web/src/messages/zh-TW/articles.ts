/** Messages of the page of a post. */
export const articleMessages = {
  'This post could not be shown': '暫時看不到這則貼文',
  'Post not found': '找不到這則貼文',
  'It may have been deleted, or only some members can see it.':
    '貼文可能已經刪除，或只開放給部分街坊看。',
  'More from {0}': '更多來自 {0}',
  'See all posts of {0}': '看{0}的所有貼文',
} as const;
