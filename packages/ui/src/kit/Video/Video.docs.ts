import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '影片',
  description: '用瀏覽器原生控制列的影片，按播放才載入，一次只播一支。',
  when: {
    zh: '會員或商品的影片：按了才載入，一次只播一支，播不了會說。',
    en: 'Plays a member’s or a product’s video. It loads nothing before playback, plays one at a time, and shows an error when it cannot play.',
  },
  instead: {
    zh: '不要自動播放；動圖裝飾不用它。',
    en: 'Do not use it for autoplay or for decoration.',
  },
  keys: [
    { keys: 'Space', zh: '播放、暫停', en: 'Plays and pauses' },
    {
      keys: 'ArrowLeft, ArrowRight',
      zh: '倒退、快轉（瀏覽器的播放器）',
      en: 'Seeks back and forward (the browser’s player)',
    },
  ],
  advice: [
    {
      do: {
        zh: '給 poster：按播放之前什麼都還沒載。',
        en: 'Pass a poster: nothing loads before playback.',
      },
      dont: { zh: '不給：人看到的是一塊深色。', en: 'Omit it: users see a dark box.' },
    },
    {
      do: {
        zh: 'ratio 給影片真正的比例：直式是 9 / 16。',
        en: 'Pass the video’s own ratio: 9 / 16 for a portrait one.',
      },
      dont: {
        zh: '全都 16 / 9：直式的兩旁會空一大片。',
        en: 'Use 16 / 9 for all: a portrait one has wide empty sides.',
      },
    },
  ],
};
