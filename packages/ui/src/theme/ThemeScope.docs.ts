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
  advice: [
    {
      do: {
        zh: 'createTheme 做一次，放在 render 外面。',
        en: 'Call createTheme once, outside of render.',
      },
      dont: {
        zh: '每次 render 都 createTheme：樣式重寫，對比也重查。',
        en: 'Call it with every render: styles are written and contrasts checked anew.',
      },
    },
    {
      do: {
        zh: '合作品牌只給白天的顏色時，scheme 固定 "light"。',
        en: 'Set scheme="light" where a partner has colours for the day alone.',
      },
      dont: {
        zh: '留著 auto：夜間會用沒看過的配色。',
        en: 'Leave it at auto: at night it wears colours that nobody has looked at.',
      },
    },
  ],
};
