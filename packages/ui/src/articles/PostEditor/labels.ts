/** The words of writing a post. */
export interface PostEditorLabels {
  /** Names the text, and stands in it while it is empty. */
  content: string;
  contentHint: string;
  /** How much may still be written; told when it is little, negative when it is too much. */
  charactersLeft: (count: number) => string;
  addMedia: string;
  addProducts: string;
  publish: string;
  /** Instead, where a post is changed. */
  update: string;
  /** Names the button with who sees the post. */
  audience: (who: string) => string;
  pictures: string;
  videos: string;
  /** Names one picture or video by its place. */
  picture: (place: number) => string;
  video: (place: number) => string;
  /** What a file does that waits for its turn. */
  waiting: string;
  /** Names the progress of one on its way. */
  uploading: (name: string) => string;
  /** All of it is sent, and the shop works on it. */
  processing: string;
  cancel: (name: string) => string;
  remove: (name: string) => string;
  earlier: (name: string) => string;
  later: (name: string) => string;
  products: string;
  dismiss: string;
  retry: string;
}

/** The words of writing a post, in Traditional Chinese. */
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
