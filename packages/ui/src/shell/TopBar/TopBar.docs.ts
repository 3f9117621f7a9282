import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '每頁上方黏住的 64 px：商標、主要連結、搜尋、右邊的按鈕。有焦點的東西不會被它蓋住。',
    en: 'The 64 px that stay at the top of every page: logo, main links, search, buttons. It never covers what has the focus.',
  },
  instead: {
    zh: '手機上的主要連結在 BottomBar；這裡放不下太多字。',
    en: 'On a phone the main links are in BottomBar; there is little room for words here.',
  },
  anatomy: `<TopBar
  logo={<Logo name="巷口市集" />}
  nav={<NavLink href="/mall" aria-current="page">商城</NavLink>}
  search={<SearchField … />}
  actions={<IconButton label="購物車">…</IconButton>}
/>`,
};
