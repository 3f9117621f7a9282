/** Messages of the wall. */
export const wallMessages = {
  Community: '貼文牆',
  'What your neighbours are cooking': '看看街坊今天的餐桌',
  Posts: '貼文',
  'No posts yet': '還沒有貼文',
  'Be the first to share your table.': '第一張餐桌還在準備中。',
  'Share what is on your table today…': '分享今天的餐桌…',
  'A post of yours is not published yet': '有一則還沒發布的草稿',
  'Would you like to share your table?': '也想分享您的餐桌？',
  'Tell us, and we will let you post': '跟客服說一聲，就為您開通發文',
  'Sign in first': '先登入',
  'Write a post': '寫貼文',
  '{0} new posts': '有 {0} 則新貼文',
} as const;
