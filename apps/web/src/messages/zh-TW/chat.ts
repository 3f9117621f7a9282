/** Messages of the conversation with the shop. */
export const chatMessages = {
  Help: '客服',
  'The conversation with customer service': '與客服的對話',
  Online: '客服在線上',
  Offline: '客服目前不在線上',
  Connecting: '連線中…',
  'We are offline. Leave a message: we reply {0} and will notify you.':
    '客服目前不在線上，先留言給我們就好。服務時間是{0}，一有回覆就會通知您。',
  'We are offline. Leave a message and we will notify you when we reply.':
    '客服目前不在線上，先留言給我們就好，一有回覆就會通知您。',
  'You are offline. Your messages will be sent when you are back online.':
    '目前連不上客服，您寫的訊息會在恢復連線後自動送出。',
  'The conversation could not be loaded': '對話暫時無法載入',
  'Earlier messages could not be loaded': '更早的訊息暫時無法載入',
  'Try again': '再試一次',
  'How can we help?': '有什麼可以幫您的嗎？',
  'Ask about orders, shipping, returns or anything else.':
    '訂單、運送、退換貨，或任何大小事都可以問。',
  'When will my order arrive?': '我的訂單什麼時候會到？',
  'How much is shipping?': '運費怎麼算？',
  'Can I return goods?': '可以退換貨嗎？',
  'Type your message': '輸入想問的事',
  'Sound for new messages': '新訊息提示音',
  'Open full page': '在整頁開啟',
  Close: '收合客服視窗',
  '“{0}” is too large to be sent.': '「{0}」檔案太大，無法傳送。',
  '“{0}” is neither a picture nor a video that can be sent.': '「{0}」不是可以傳送的照片或影片。',
  'System error': '系統錯誤',
  'The chat cannot be used at the moment. Please try again later.':
    '客服對話暫時無法使用，請稍後再試一次。',
  'This is where members talk to us': '這是會員與客服對話的地方',
  'You are signed in as one of the shop: answer members at the desk. To see what a member sees, sign in with a member’s account.':
    '您登入的是店家帳號，請到後台回覆會員。想看會員看到的畫面，請改用會員帳號登入。',
  'Answer at the desk': '到後台回覆',
  'Ask about order {0}': '詢問訂單 {0}',
  'Send this order': '傳送這筆訂單',
  'Do not send': '不傳送',
  'Sign in to talk to us': '登入後就能和客服對話',
  'We keep your conversation and can look up your orders right away.':
    '對話紀錄會幫您留著，我們也能馬上查看您的訂單。',
  'Sign in': '登入',
  'Or write to {0}': '或寫信到 {0}',
} as const;
