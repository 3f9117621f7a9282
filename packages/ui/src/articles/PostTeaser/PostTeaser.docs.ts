import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '貼文預告',
  description: '一篇貼文的摘要：作者、兩行字、一張圖，整塊連到貼文。',
  when: {
    zh: '首頁或商品頁上，貼文的兩行字配一張圖；整塊就是一個連結。',
    en: 'Shows two lines of a post with one picture, on the home page or beside a product. The whole tile is one link.',
  },
  instead: {
    zh: '要按讚、留言、看全文的地方用 PostCard；這裡的數字只能看。',
    en: 'To like, comment or read on use PostCard: the counts here have no actions.',
  },
  keys: [{ keys: 'Enter', zh: '打開貼文', en: 'Opens the post' }],
  advice: [
    {
      do: {
        zh: 'time 只放字或 <time>：整塊已經是一個連結。',
        en: 'Pass text or a <time> as time: the whole tile is a link already.',
      },
      dont: {
        zh: '把選單或作者的連結塞進 time，變成連結裡有連結。',
        en: 'Put a menu or a link to the author into time: a link within a link.',
      },
    },
    {
      do: {
        zh: 'content 給全文，兩行以後它自己收。',
        en: 'Pass the whole content: the tile clamps it after two lines.',
      },
      dont: {
        zh: '先切成 40 個字再加「…」：寬的版面會少一截。',
        en: 'Cut it to 40 characters: a wide tile could show more.',
      },
    },
  ],
};
