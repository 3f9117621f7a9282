/** Messages of the collection and the waiting list. */
export const collectionMessages = {
  'My collection': '我的收藏',
  'Sort by': '排序',
  'Collected last': '最近收藏',
  'Largest price drop': '降價最多',
  'Cheapest first': '價格由低到高',
  'No products collected yet': '還沒有收藏商品',
  'Tap the heart on whatever you like; it will wait for you here.':
    '看到喜歡的，點一下愛心，就會收在這裡。',
  'Go to the mall': '去逛商城',
  'My collected products': '收藏的商品',
  'My collected posts': '收藏的貼文',
  'No posts collected yet': '還沒有收藏貼文',
  'Tap the bookmark on a post that you like; it will wait for you here.':
    '看到喜歡的貼文，點一下書籤，就會收在這裡。',
  'Go to the wall': '去逛貼文牆',
  'Waiting list': '貨到通知',
  'We write to you once, as soon as one of these is back.': '商品一補貨，我們會通知您一次。',
  'Nothing on your waiting list yet': '還沒有登記貨到通知',
  'When something is sold out, ask for a notification; it will be listed here.':
    '遇到缺貨的商品，點「貨到通知我」，就會列在這裡。',
  'The waiting list could not be loaded': '貨到通知載入失敗',
} as const;
