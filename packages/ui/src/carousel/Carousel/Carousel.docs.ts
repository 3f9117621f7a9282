import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '輪播',
  description: '一列橫向的投影片，可以滑動、按按鈕、圓點或縮圖，或用方向鍵；不會自己播放。',
  when: {
    zh: '幾張橫幅或照片一次看一張，可以滑、可以按、也可以用鍵盤。',
    en: 'Shows a few banners or pictures, one at a time: swiped, pressed, or moved by keys.',
  },
  instead: {
    zh: '每一張都重要就排成 ProductGrid；商品照片要放大看用 Gallery。',
    en: 'Where each one matters, lay them out in a ProductGrid. For pictures to inspect use a Gallery.',
  },
  advice: [
    {
      do: {
        zh: '讓下一張露出一點（--ui-slide 小於 100%），一看就知道還有。',
        en: 'Let the next slide show a little (--ui-slide below 100%), so that users see there are more.',
      },
      dont: {
        zh: '自己動。看到一半換走的東西，沒有人會再回頭找。',
        en: 'Move it automatically: users do not look for a slide that went away while they read it.',
      },
    },
  ],
  keys: [
    {
      keys: 'ArrowLeft, ArrowRight',
      zh: '焦點在整列時，前一張或下一張',
      en: 'On the row: the previous or next slide',
    },
    {
      keys: 'Home, End',
      zh: '焦點在整列時，第一張或最後一張',
      en: 'On the row: the first or the last slide',
    },
    { keys: 'Enter, Space', zh: '按下按鈕或圓點', en: 'Presses a button or a dot' },
  ],
};
