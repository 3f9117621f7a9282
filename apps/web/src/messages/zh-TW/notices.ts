/** Messages of the notifications. */
export const noticeMessages = {
  Notices: '通知',
  '{0} unread': '{0} 則未讀',
  Unread: '未讀',
  'Mark all as read ({0})': '全部標為已讀（{0}）',
  'See all notices': '查看全部通知',
  'Try again': '再試一次',
  'No notices yet': '還沒有通知',
  'Updates on your orders and posts will appear here.':
    '訂單進度、貼文互動和到貨消息，都會出現在這裡。',
  'Updates on your orders will appear here.': '下單後，每一步進度都會通知您。',
  'Products back in stock, and reactions to your posts, will appear here.':
    '到貨消息、鄰居對您貼文的回應，都會出現在這裡。',
  'Go to the mall': '去逛商城',
  'See the wall': '去看貼文牆',
  'The notices could not be loaded': '通知載入失敗',
  'The notice could not be loaded': '通知載入失敗',
  'Notices by kind': '依類型看通知',
  'Orders and account': '訂單與帳號',
  'Shop and wall': '活動與互動',
  'Notification settings': '通知設定',
  'You have seen them all': '已經看完所有通知了',
  'Notice not found': '找不到這則通知',
  'It may have been deleted, or it belongs to another account.':
    '通知可能已經刪除，或是屬於另一個帳號。',
  'Back to the notices': '回通知列表',
  'See the order': '查看訂單',
  'See the post': '查看貼文',
  'See the product': '查看商品',
  'Open the chat': '打開對話',
  'Go and see': '前往查看',
} as const;
