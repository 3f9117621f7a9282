import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '按鈕',
  description: '按一下就執行一個動作。載入中保留焦點，鍵盤使用者不會迷路。',
  when: {
    zh: '做一件事。一個畫面一個 primary；secondary 是另一條路，quiet 是可有可無，danger 是收不回來的。',
    en: 'Triggers an action. Use one primary per screen; secondary is an alternative, quiet is unobtrusive, danger is irreversible.',
  },
  instead: {
    zh: '去別的頁面是連結：Link，或要長得像按鈕時用 asChild 包一個連結。開關用 Switch，只有圖示用 IconButton。',
    en: 'Navigation is a link: Link, or asChild around one that looks like a button. For on and off use Switch; for an icon alone, IconButton.',
  },
  anatomy: `<Button startIcon={…} endIcon={…}>儲存</Button>
<Button asChild><a href="/mall">回到商城</a></Button>`,
  keys: [
    {
      keys: 'Enter, Space',
      zh: '按下；loading 時不動作但焦點留著',
      en: 'Presses; while loading it is ignored and the focus stays',
    },
  ],
  advice: [
    {
      do: {
        zh: '寫動作：「加入購物車」「刪除貼文」。',
        en: 'Name the action: 加入購物車, 刪除貼文.',
      },
      dont: { zh: '寫「確定」「送出」「OK」。', en: 'Use 確定, 送出 or OK.' },
    },
    {
      do: {
        zh: '表單錯了照樣能按，按了把焦點帶到第一個錯。',
        en: 'Leave it enabled while the form has errors, and focus the first one.',
      },
      dont: {
        zh: '表單沒填完就 disabled，又不說為什麼。',
        en: 'Disable it until the form is complete, without an explanation.',
      },
    },
  ],
};
