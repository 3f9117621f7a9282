/** Messages of the notification settings. */
export const noticeSettingMessages = {
  'Notification settings': '通知設定',
  'Changes take effect immediately; earlier notifications stay in the list.':
    '變更後立即生效，已經收到的通知會留在列表裡。',
  'The settings could not be loaded': '通知設定載入失敗',
  'Shop and community': '活動與互動',
  Comments: '貼文留言',
  'When someone comments on your post': '有人在您的貼文留言時',
  Likes: '貼文按讚',
  'When someone likes your post; several likes make one notification':
    '有人說您的貼文讚時，多人會合併成一則',
  'Back in stock': '貨到通知',
  'When a product you are waiting for is back': '您等待的商品到貨時',
  'News and offers': '優惠與活動',
  'Seasonal products, offers and events': '當季新品、優惠和市集活動',
  'On this device': '這台裝置',
  'Push notifications': '推播通知',
  'This browser does not support push notifications. On an iPhone, add the shop to your home screen first.':
    '這個瀏覽器無法顯示推播。使用 iPhone 時，請先將巷口市集加入主畫面。',
  'You have blocked notifications. Allow them in your browser settings.':
    '您已封鎖推播，請到瀏覽器的設定允許通知。',
  'Get updates about your parcels even when the shop is closed. Only the title is shown.':
    '沒開網頁時也能收到出貨等通知，只會顯示標題。',
  'Shall we let you know when your parcel ships?': '出貨時通知您好嗎？',
  'We show a notification with its title only. You can turn it off at any time.':
    '會在這台裝置顯示推播，只有標題，隨時可以關閉。',
  'Yes, notify me': '好，通知我',
  'Not now': '先不要',
  'Notifications are on for this device': '已開啟這台裝置的推播通知',
  'Orders and account': '訂單與帳號',
  'We always notify you about payments, deliveries, refunds and our replies.':
    '付款、出貨、退款和客服回覆與您的權益有關，一律會通知。',
} as const;
