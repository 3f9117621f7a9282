import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '名字旁邊的大頭貼；沒有圖或圖壞了，就用名字的第一個字。',
    en: 'A face beside a name; without a picture, or with a broken one, the first character of the name.',
  },
  instead: {
    zh: '它對螢幕閱讀器是隱藏的，旁邊一定要有名字。商品圖用 Picture，商標用 PictureLogo。',
    en: 'It is hidden from screen readers: the name has to stand beside it. For goods use Picture, for a logo PictureLogo.',
  },
};
