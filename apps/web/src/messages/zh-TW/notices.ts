/** Messages of the notifications. */
export const noticeMessages = {
  Notifications: '通知',
  '{0} unread': '{0} 則未讀',
  Unread: '未讀',
  'Mark all as read ({0})': '全部標為已讀（{0}）',
  'See all notifications': '查看全部通知',
  'Try again': '再試一次',
  'No notifications yet': '還沒有通知',
  'Updates on your orders and posts will appear here.':
    '訂單進度、貼文互動和到貨消息，都會出現在這裡。',
  'Updates on your orders will appear here.': '下單後，每一步進度都會通知您。',
  'Products back in stock, and reactions to your posts, will appear here.':
    '到貨消息、鄰居對您貼文的回應，都會出現在這裡。',
  'Browse the shop': '去逛商城',
  'Browse the community': '去看貼文牆',
  'Your notifications could not be loaded': '通知載入失敗',
  'This notification could not be loaded': '通知載入失敗',
  'Notifications by type': '依類型看通知',
  'Orders and account': '訂單與帳號',
  'Shop and community': '活動與互動',
  'Notification settings': '通知設定',
  'That is everything': '已經看完所有通知了',
  'Notification not found': '找不到這則通知',
  'It may have been deleted, or it belongs to another account.':
    '通知可能已經刪除，或是屬於另一個帳號。',
  'Back to notifications': '回通知列表',
  'View order': '查看訂單',
  'See the post': '查看貼文',
  'View product': '查看商品',
  'Open the chat': '打開對話',
  'Take a look': '前往查看',
} as const;
