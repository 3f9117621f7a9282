/** Messages of the collection and the waiting list. */
export const collectionMessages = {
  Favourites: '我的收藏',
  'Sort by': '排序',
  'Recently added': '最近收藏',
  'Biggest price drop': '降價最多',
  'Price: low to high': '價格由低到高',
  'No favourite products yet': '還沒有收藏商品',
  'Tap the heart on anything you like to save it here.': '看到喜歡的，點一下愛心，就會收在這裡。',
  'Browse the shop': '去逛商城',
  'Favourite products': '收藏的商品',
  'Saved posts': '收藏的貼文',
  'No saved posts yet': '還沒有收藏貼文',
  'Tap the bookmark on any post to save it here.': '看到喜歡的貼文，點一下書籤，就會收在這裡。',
  'Browse the community': '去逛貼文牆',
  'Back-in-stock alerts': '貨到通知',
  'We will let you know once, as soon as one of these is back.': '商品一補貨，我們會通知您一次。',
  'No stock alerts yet': '還沒有登記貨到通知',
  'Ask to be notified when something is sold out, and it will be listed here.':
    '遇到缺貨的商品，點「貨到通知我」，就會列在這裡。',
  'Your stock alerts could not be loaded': '貨到通知載入失敗',
} as const;
