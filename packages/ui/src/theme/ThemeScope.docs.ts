import type { ComponentPage } from '../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '頁面的一塊換另一個主題：合作品牌的專區、預覽配色。',
    en: 'One part of the page with another look: a partner’s corner, a preview of colours.',
  },
  instead: {
    zh: '整頁換主題用 ThemeStyles。從裡面開的對話框在頁面最上層，仍是頁面的樣子。',
    en: 'For the whole page use ThemeStyles. A dialog that opens from inside lies above the page and has the page’s look.',
  },
};
