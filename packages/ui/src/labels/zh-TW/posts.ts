import type { PostLabels } from '../types/shop';

/** Traditional Chinese labels of posts. */
export const defaultPostLabels: PostLabels = {
  limited: '限定群組',
  edited: '已編輯',
  readMore: '展開全文',
  sharePost: (author) => `分享${author}的貼文`,
  commentOn: (author) => `在${author}的貼文留言`,
  allComments: (count) => `查看全部 ${count} 則留言`,
  openPicture: (author, index, total) => `放大${author}的貼文圖片，第 ${index} 張，共 ${total} 張`,
  pictureOf: (author, index) => `${author}的貼文圖片，第 ${index} 張`,
  picturesOf: (author) => `${author}的貼文圖片`,
  videoOf: (author) => `${author}的影片`,
  videoFailed: '這支影片暫時無法播放',
  productsOf: (author) => `${author}推薦的商品`,
  previousProducts: (author) => `${author}推薦的商品：往前`,
  nextProducts: (author) => `${author}推薦的商品：往後`,
  soldOut: '缺貨中',
  olderComments: '載入較早的留言',
  likeComment: (author, likes) => `${author}的留言，${likes} 個讚`,
  reply: '回覆',
  replyTo: (author) => `回覆${author}`,
  sending: '傳送中…',
  writeComment: '留言',
  sendComment: '送出留言',
  charactersLeft: (count) => (count < 0 ? `超過 ${-count} 個字` : `還可以輸入 ${count} 個字`),
  commentTooLong: (max) => `留言最多 ${max.toLocaleString('zh-TW')} 字`,
};
