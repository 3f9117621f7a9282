import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '會員或商品的影片：按了才載入，一次只播一支，播不了會說。',
    en: 'A member’s or a product’s video: nothing loads before it plays, one plays at a time, and it says when it cannot.',
  },
  instead: {
    zh: '不要自動播放；動圖裝飾不用它。',
    en: 'Never to play by itself; not for moving decoration.',
  },
  keys: [
    { keys: 'Space', zh: '播放、暫停', en: 'Plays and pauses' },
    {
      keys: 'ArrowLeft, ArrowRight',
      zh: '倒退、快轉（瀏覽器的播放器）',
      en: 'Back, forward (the browser’s player)',
    },
  ],
};
