import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '跳過連結',
  description: '頁面的第一個 Tab 停留處，直接跳到主要內容；有焦點才看得見。',
  when: {
    zh: '每一頁的第一個 Tab：跳過導覽直接到內容。目標要有 tabIndex={-1}。',
    en: 'Skips the navigation, as the first tab stop of every page. Its target needs tabIndex={-1}.',
  },
  instead: {
    zh: '一頁一個就夠；不是頁內目錄。',
    en: 'Use one per page; it is no table of contents.',
  },
  keys: [
    { keys: 'Tab', zh: '顯示', en: 'Shows it' },
    { keys: 'Enter', zh: '跳到內容', en: 'Moves to the content' },
  ],
  advice: [
    {
      do: {
        zh: '放在整個畫面最前面，TopBar 之前。',
        en: 'Put it before everything, before TopBar.',
      },
      dont: {
        zh: '放在 TopBar 裡：要先 Tab 過商標和選單。',
        en: 'Put it into TopBar, after the logo and the menu.',
      },
    },
  ],
};
