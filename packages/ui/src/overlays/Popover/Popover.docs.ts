import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '彈出說明',
  description: '按鈕旁邊打開的一小塊內容，頁面照常能用。',
  when: {
    zh: '一個問號打開的短說明，或兩三個欄位。底下的頁面照常，按外面或 Escape 就收起。',
    en: 'Opens a short explanation behind a question mark, or two or three fields. The page stays usable; Escape or a press outside closes it.',
  },
  instead: {
    zh: '一定要看的話直接寫在頁面上。要人回答的用 Dialog，一串動作用 DropdownMenu，不超過一行的提示用 Tooltip。',
    en: 'Essential text belongs on the page. For a required answer use Dialog; for actions, DropdownMenu; for a few words, Tooltip.',
  },
  keys: [
    { keys: 'Enter, Space', zh: '打開；在關閉鈕上收起', en: 'Opens; on the close button closes' },
    { keys: 'Tab, Shift + Tab', zh: '在內容裡移動', en: 'Moves through its content' },
    { keys: 'Escape', zh: '收起，焦點回到按鈕', en: 'Closes and returns the focus to the button' },
  ],
  advice: [
    {
      do: {
        zh: '按鈕的名字跟 title 一樣：「分潤怎麼算？」',
        en: 'Name the button like the title: 分潤怎麼算？',
      },
      dont: {
        zh: '按鈕叫「說明」或「?」，一頁有好幾個。',
        en: 'Use 說明 or ? several times on a page.',
      },
    },
    {
      do: {
        zh: 'trigger 給收得下 ref 的元素：Button、IconButton。',
        en: 'Pass a trigger that accepts a ref: Button, IconButton.',
      },
      dont: {
        zh: '給自己包的元件，又不把 ref 和 props 傳下去：按了不會開。',
        en: 'Pass a component that forwards neither ref nor props: it does not open.',
      },
    },
  ],
};
