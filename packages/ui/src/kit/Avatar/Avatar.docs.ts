import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '頭像',
  description: '名字旁邊的圓形大頭貼；沒有圖就顯示名字的第一個字。',
  when: {
    zh: '名字旁邊的大頭貼；沒有圖或圖壞了，就用名字的第一個字。',
    en: 'Shows a profile picture beside a name. Without a picture, or with a broken one, it shows the first character of the name.',
  },
  instead: {
    zh: '它對螢幕閱讀器是隱藏的，旁邊一定要有名字。商品圖用 Picture，商標用 PictureLogo。',
    en: 'It is hidden from screen readers, so the name must be beside it. For products use Picture, for a logo PictureLogo.',
  },
  advice: [
    {
      do: {
        zh: '沒有大頭貼就給 null：它畫名字的第一個字。',
        en: 'Pass null where there is no picture: it shows the first character of the name.',
      },
      dont: {
        zh: '給一張灰色人形當預設圖，每個人都一樣。',
        en: 'Pass a grey silhouette instead: all people look alike.',
      },
    },
    {
      do: { zh: 'name 從名字開始：「王小美」。', en: 'Start name with the name itself: 王小美.' },
      dont: {
        zh: '「@小美」「會員小美」：每個人都變成「@」「會」。',
        en: '@小美 or 會員小美: everybody becomes @ or 會.',
      },
    },
  ],
};
