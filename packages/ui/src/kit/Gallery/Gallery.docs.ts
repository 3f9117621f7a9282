import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '圖集',
  description: '商品的圖片：可滑動的主圖、縮圖列和全螢幕檢視。',
  when: {
    zh: '商品頁的圖集：主圖可滑、有縮圖、可放到全螢幕。全螢幕的程式第一次打開才載入。',
    en: 'Shows a product’s pictures: a swipeable picture, thumbnails, and a full-screen viewer whose code loads on first use.',
  },
  instead: {
    zh: '只有一張用 Picture；不是給首頁輪播廣告用的。',
    en: 'For one picture use Picture; not for rotating banners.',
  },
  keys: [
    {
      keys: 'ArrowLeft, ArrowRight',
      zh: '上一張、下一張，全螢幕裡也是',
      en: 'The previous or next picture, in full screen too',
    },
    {
      keys: 'Enter, Space',
      zh: '在放大鈕上：全螢幕；在縮圖上：換成那張',
      en: 'On the enlarge button: full screen; on a thumbnail: that picture',
    },
    { keys: 'Escape', zh: '離開全螢幕', en: 'Closes the full screen' },
  ],
  advice: [
    {
      do: {
        zh: 'alt 說那張看得到什麼：「切開的愛文芒果」。',
        en: 'Describe the picture in alt: 切開的愛文芒果.',
      },
      dont: {
        zh: '每張都寫「商品圖 1」：第幾張它自己會說。',
        en: 'Write 商品圖 1: the gallery adds the position itself.',
      },
    },
    {
      do: {
        zh: '不在首屏的給 eager={false}：預設會搶先載入第一張。',
        en: 'Set eager={false} below the first screen: by default the first picture loads with high priority.',
      },
      dont: { zh: '一頁好幾個，全都搶著載。', en: 'Render several eager galleries on one page.' },
    },
    {
      do: {
        zh: 'edgeToEdge 要頁面自己拿掉左右的留白。',
        en: 'With edgeToEdge remove the page’s own gutters.',
      },
      dont: {
        zh: '放在有內距的 Card 裡又給 edgeToEdge。',
        en: 'Set it within the padding of a Card.',
      },
    },
  ],
};
