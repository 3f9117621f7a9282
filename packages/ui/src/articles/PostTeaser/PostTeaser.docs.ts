import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '首頁或商品頁上，貼文的兩行字配一張圖；整塊就是一個連結。',
    en: 'Two lines of a post with one picture, on the home page or beside a product; the whole tile is one link.',
  },
  instead: {
    zh: '要按讚、留言、看全文的地方用 PostCard；這裡的數字只能看。',
    en: 'Where one likes, comments or reads on use PostCard: the counts here are to look at.',
  },
};
