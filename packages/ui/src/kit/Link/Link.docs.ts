import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '連結',
  description: '文字連結；放進 Button asChild 就長得像按鈕，開新視窗時會讀出來。',
  when: {
    zh: '去別的頁面或網址。站內走 UiProvider 給的路由連結，站外是一般的 a，新視窗會說出來。',
    en: 'Links to a page or a URL: by the router link of UiProvider within the site, by a plain anchor elsewhere. A new window is announced.',
  },
  instead: {
    zh: '做一件事用 Button。整張卡片要連結，用 BaseLink 自己畫。',
    en: 'For actions use Button. To make a whole tile a link build on BaseLink.',
  },
  keys: [{ keys: 'Enter', zh: '前往', en: 'Goes there' }],
  advice: [
    {
      do: {
        zh: '連結文字自己說得通：「退換貨說明」。',
        en: 'Write a link text that makes sense alone: 退換貨說明.',
      },
      dont: { zh: '「點這裡」「更多」。', en: '點這裡, 更多.' },
    },
  ],
};
