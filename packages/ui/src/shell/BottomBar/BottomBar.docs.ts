import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '底部導覽',
  description: '手機畫面底部的導覽列，768 px 以上不顯示。',
  when: {
    zh: '手機底部三到五個主要去處。頁面底下留 var(--ui-bottomBar) 的高度，才不會蓋到內容。',
    en: 'Shows three to five main links at a phone’s bottom edge. Leave var(--ui-bottomBar) below the page, or it covers the content.',
  },
  instead: {
    zh: '768 px 以上自動消失，桌機導覽用 TopBar。不放動作按鈕，那是頁面自己的事。',
    en: 'It is hidden from 768 px on, where TopBar takes over. It holds no page actions.',
  },
  keys: [
    { keys: 'Tab, Shift + Tab', zh: '在各個去處之間移動', en: 'Moves between the items' },
    {
      keys: 'Enter',
      zh: '前往；在打開面板的按鈕上打開',
      en: 'Opens the page; on a button opens its dialog',
    },
    { keys: 'Space', zh: '按下打開面板的按鈕', en: 'Presses a button that opens a dialog' },
  ],
  advice: [
    {
      do: {
        zh: '有 badge 就給 badgeLabel：「3 件商品」。',
        en: 'Pass badgeLabel with badge: 3 件商品.',
      },
      dont: {
        zh: '只給數字：用聽的不知道是 3 什麼。',
        en: 'Pass only a number: a screen reader reads 3 without its unit.',
      },
    },
    {
      do: {
        zh: '打開面板的用 onPress：它會說自己打開對話框。',
        en: 'Use onPress for an item that opens a panel: it announces a dialog.',
      },
      dont: { zh: '給 href="#" 再攔下來。', en: 'Pass href="#" and prevent the navigation.' },
    },
  ],
};
