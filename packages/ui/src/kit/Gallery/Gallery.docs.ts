import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '商品頁的圖集：主圖可滑、有縮圖、可放到全螢幕。全螢幕的程式第一次打開才載入。',
    en: 'A product’s pictures: one to swipe, thumbnails, and the whole screen, whose code loads on first use.',
  },
  instead: {
    zh: '只有一張用 Picture；不是給首頁輪播廣告用的。',
    en: 'For one picture use Picture; not for rotating advertisements.',
  },
  keys: [
    {
      keys: 'ArrowLeft, ArrowRight',
      zh: '上一張、下一張，全螢幕裡也是',
      en: 'The picture before, the next one, on the whole screen too',
    },
    {
      keys: 'Enter, Space',
      zh: '在放大鈕上：全螢幕；在縮圖上：換成那張',
      en: 'On the enlarge button: the whole screen; on a thumbnail: that picture',
    },
    { keys: 'Escape', zh: '離開全螢幕', en: 'Leaves the whole screen' },
  ],
};
