/** Messages of offline use: the notice above a page, a page that is not complete, and the service worker's own page. */
export const offlineMessages = {
  'You are offline. This is what you saw at {0}; prices and stock may have changed.':
    '目前離線，以下是 {0} 看到的內容，價格與庫存可能已變動。',
  'You are offline. Prices and stock may have changed.': '目前離線，價格與庫存可能已變動。',
  'You are offline': '目前連不上網路',
  'This page has not been opened on this device, so it needs a connection.':
    '這一頁還沒有在這台裝置上看過，要連上網路才能打開。購物車、訂單和會員資料也要連線才能查看。',
  'A part of this page has not been loaded yet. It opens as soon as you are connected again.':
    '這一頁還有一部分沒有載入過，恢復連線後就會打開。',
  'This page could not be loaded': '這一頁沒有載入成功',
  'The connection may be unstable, or the shop was just updated.':
    '可能是網路不穩定，或商店剛更新過，請再試一次。',
  'Try again': '再試一次',
  'Available offline': '離線也能看',
  'As you last saw it; prices and stock may have changed.':
    '是您上次看到的內容，價格與庫存可能已變動。',
} as const;
