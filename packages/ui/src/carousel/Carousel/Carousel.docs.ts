import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '幾張橫幅或照片一次看一張，可以滑、可以按、也可以用鍵盤。',
    en: 'A few banners or pictures of which one is seen at a time: swiped, pressed, or moved by keys.',
  },
  instead: {
    zh: '每一張都重要就排成 ProductGrid；商品照片要放大看用 Gallery。',
    en: 'Where each one matters, lay them out in a ProductGrid; pictures to look at closely are a Gallery.',
  },
  advice: [
    {
      do: {
        zh: '讓下一張露出一點（--ui-slide 小於 100%），一看就知道還有。',
        en: 'Let the next one show a little (--ui-slide below 100%): one sees that there is more.',
      },
      dont: {
        zh: '自己動。看到一半換走的東西，沒有人會再回頭找。',
        en: 'Make it move by itself: nobody looks for what went away while being read.',
      },
    },
  ],
  keys: [
    {
      keys: 'ArrowLeft, ArrowRight',
      zh: '焦點在整列時，前一張或下一張',
      en: 'On the row: the slide before or after',
    },
    {
      keys: 'Home, End',
      zh: '焦點在整列時，第一張或最後一張',
      en: 'On the row: the first or the last slide',
    },
    { keys: 'Enter, Space', zh: '按下按鈕或圓點', en: 'Presses a button or a dot' },
  ],
};
