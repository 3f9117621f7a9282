import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '去別的頁面或網址。站內走 UiProvider 給的路由連結，站外是一般的 a，新視窗會說出來。',
    en: 'Goes to a page or an address. Within the site by the router’s link of UiProvider, elsewhere a plain anchor; a new window is told.',
  },
  instead: {
    zh: '做一件事用 Button。整張卡片要連結，用 BaseLink 自己畫。',
    en: 'To do something use Button. For a whole tile as a link draw on BaseLink.',
  },
  keys: [{ keys: 'Enter', zh: '前往', en: 'Goes there' }],
  advice: [
    {
      do: {
        zh: '連結文字自己說得通：「退換貨說明」。',
        en: 'Let the words stand alone: 退換貨說明.',
      },
      dont: { zh: '「點這裡」「更多」。', en: '點這裡, 更多.' },
    },
  ],
};
