import type { ChatLabels } from '../types/chat';

/** Traditional Chinese labels of the chat. */
export const defaultChatLabels: ChatLabels = {
  write: '輸入訊息',
  send: '傳送',
  attach: '傳送照片或影片',
  chooseOrder: '傳送訂單',
  tooLong: (max) => `訊息最多 ${max.toLocaleString('en')} 字，請分成幾則傳送`,
  charactersLeft: (left) => (left < 0 ? `超過 ${-left} 字` : `還可以輸入 ${left} 字`),
  you: '您',
  sending: '傳送中',
  waiting: '連線後會自動送出',
  failed: '沒有送出',
  retry: '再試一次',
  discard: '刪除',
  cancelUpload: '取消上傳',
  read: '已讀',
  typing: (name) => `${name} 正在輸入…`,
  older: '更早的訊息',
  toNewest: '回到最新訊息',
  viewPicture: '放大檢視照片',
  picture: '照片',
  video: '影片',
  videoFailed: '這支影片暫時無法播放',
  order: '訂單',
};
