import type { PostEditorLabels } from '../types/editor';

/** Traditional Chinese labels of the post editor. */
export const defaultPostEditorLabels: PostEditorLabels = {
  content: '貼文內容',
  contentHint: '今天餐桌上有什麼好料？',
  charactersLeft: (count) => (count < 0 ? `超過 ${-count} 個字` : `還可以寫 ${count} 個字`),
  addMedia: '照片／影片',
  addProducts: '推薦商品',
  publish: '發布',
  update: '更新',
  audience: (who) => `誰可以看：${who}`,
  pictures: '照片',
  videos: '影片',
  picture: (place) => `照片 ${place}`,
  video: (place) => `影片 ${place}`,
  waiting: '等待中',
  uploading: (name) => `${name}上傳進度`,
  processing: '處理中',
  cancel: (name) => `取消上傳${name}`,
  remove: (name) => `移除${name}`,
  earlier: (name) => `${name}往前移`,
  later: (name) => `${name}往後移`,
  products: '推薦商品',
  dismiss: '知道了',
  retry: '重試',
};
