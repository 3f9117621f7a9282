import type { ComponentPage } from '../../stories/page';

export const page: ComponentPage = {
  name: '局部佈景',
  description: '讓頁面的一塊內容使用另一套佈景。',
  when: {
    zh: '頁面的一塊換另一個主題：合作品牌的專區、預覽配色。',
    en: 'Gives one part of the page another theme: a partner’s section, a preview of colours.',
  },
  instead: {
    zh: '整頁換主題用 ThemeStyles。從裡面開的對話框在頁面最上層，仍是頁面的樣子。',
    en: 'For the whole page use ThemeStyles. A dialog that opens from inside is rendered above the page with the page’s theme.',
  },
  advice: [
    {
      do: {
        zh: 'createTheme 做一次，放在 render 外面。',
        en: 'Call createTheme once, outside of render.',
      },
      dont: {
        zh: '每次 render 都 createTheme：樣式重寫，對比也重查。',
        en: 'Call it on every render: styles are written and contrasts checked each time.',
      },
    },
    {
      do: {
        zh: '合作品牌只給白天的顏色時，scheme 固定 "light"。',
        en: 'Set scheme="light" where a partner has only light colours.',
      },
      dont: {
        zh: '留著 auto：夜間會用沒看過的配色。',
        en: 'Leave it at auto: in dark mode it shows colours that nobody has checked.',
      },
    },
  ],
};
