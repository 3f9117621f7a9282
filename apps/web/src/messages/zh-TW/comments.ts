/** Messages of the comments of a post. */
export const commentMessages = {
  Comments: '留言',
  '{0} comments': '{0} 則留言',
  'No comments yet. Be the first!': '還沒有留言，來說第一句話吧！',
  'The comments could not be loaded': '留言載入失敗',
  'Write a comment…': '說點什麼…',
  'Sign in to comment': '登入後就能留言',
  'Options of the comment of {0}': '{0}的留言選項',
  'Delete comment': '刪除留言',
  'Report comment': '檢舉留言',
  'Delete this comment?': '確定要刪除這則留言嗎？',
  'Delete this comment and its {0} replies?': '確定要刪除這則留言和它的 {0} 則回覆嗎？',
  'See {0} replies': '查看 {0} 則回覆',
  'More replies': '更多回覆',
  'Reply to {0}': '回覆 {0}',
  'Replies to {0}': '給{0}的回覆',
  'Comment deleted': '留言已刪除',
} as const;
