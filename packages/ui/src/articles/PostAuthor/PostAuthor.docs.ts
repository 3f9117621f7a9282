import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '作者名稱',
  description: '貼文或留言的作者名字，可以是連結；店家的人帶「店家」標記。',
  when: {
    zh: '貼文和留言的作者名字：連到他的貼文；店家的人多一枚「店家」。',
    en: 'Shows the name of an author of posts and comments as a link to their posts, with a badge for staff.',
  },
  instead: {
    zh: '自己頁面上的標題用 Heading；只要頭像用 Avatar。',
    en: 'Use Heading on the page of the author, and Avatar for the picture alone.',
  },
  keys: [
    {
      keys: 'Enter',
      zh: '有 href 時前往作者的貼文',
      en: 'With href opens the posts of the author',
    },
  ],
  advice: [
    {
      do: {
        zh: 'byShop 只用伺服器給的值。',
        en: 'Pass byShop as the server sends it.',
      },
      dont: {
        zh: '看名字猜是不是店家。',
        en: 'Guess from the name whether it is the shop.',
      },
    },
  ],
};
