import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '頂部列',
  description: '每頁上方固定的 64 px 橫列：商標、主要連結、搜尋和按鈕。',
  when: {
    zh: '每頁上方黏住的 64 px：商標、主要連結、搜尋、右邊的按鈕。有焦點的東西不會被它蓋住。',
    en: 'Shows logo, main links, search and buttons in a 64 px bar at the top of every page. It never covers the focused element.',
  },
  instead: {
    zh: '手機上的主要連結在 BottomBar；這裡放不下太多字。',
    en: 'On a phone the main links are in BottomBar; there is little room for text here.',
  },
  anatomy: `<TopBar
  logo={<Logo name="巷口市集" />}
  nav={<NavLink href="/mall" aria-current="page">商城</NavLink>}
  search={<SearchField … />}
  actions={<IconButton label="購物車">…</IconButton>}
/>`,
  advice: [
    {
      do: {
        zh: '900 px 以下 search 不見，actions 裡要有搜尋鈕。',
        en: 'Add a search button to actions: search is hidden below 900 px.',
      },
      dont: { zh: '只放 search：手機上沒得找。', en: 'Pass only search: a phone has none.' },
    },
    {
      do: {
        zh: '現在這頁的 NavLink 給 aria-current="page"，底線跟著來。',
        en: 'Set aria-current="page" on the NavLink of this page: the line comes with it.',
      },
      dont: {
        zh: '自己用 class 畫底線：看得到，聽不到。',
        en: 'Draw the line by a class: screen readers do not announce it.',
      },
    },
  ],
};
