/** Messages of the wall. */
export const articleMessages = {
  Wall: '貼文牆',
  'What the neighbours put on the table': '看看街坊今天的餐桌',
  'The posts could not be loaded': '貼文載入失敗',
  'No posts yet': '還沒有貼文',
  'The first table is still being laid.': '第一張餐桌還在準備中。',
  'You have read them all': '已經看完所有貼文了',
} as const;
