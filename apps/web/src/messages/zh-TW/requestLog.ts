/** Messages of `/test`, the log of a browser's requests in a demo shop. */
export const requestLogMessages = {
  'Requests of this browser': '這個瀏覽器的 API 請求',
  'The newest first, {0} at most, for as long as this tab is open. What was sent and answered is not kept.':
    '最新的在最前面，最多 {0} 筆，關閉分頁就清除。不會記錄送出和收到的內容。',
  Request: '請求',
  Status: '狀態',
  'Failure code': '錯誤代碼',
  'Request id': '請求編號',
  Duration: '耗時',
  Time: '時間',
  '{0} ms': '{0} 毫秒',
  'No answer': '沒有回應',
  'Empty the log': '清除紀錄',
  'No request yet': '還沒有請求',
  'Look around the shop, then come back here.': '到商城逛逛，再回到這裡看。',
  'Browse the shop': '去商城',
} as const;
