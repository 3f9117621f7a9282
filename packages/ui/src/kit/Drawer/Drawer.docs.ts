import { DIALOG_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '抽屜',
  description: '從畫面邊緣滑出的對話框：側邊選單或底部面板。',
  when: {
    zh: '從邊緣滑出的對話框：側邊選單、手機底部的篩選或規格；size="lg" 放一筆資料的預覽。',
    en: 'Opens a dialog that slides in from an edge: a side menu, filters or variants from a phone’s bottom edge, or with size lg the preview of a record.',
  },
  instead: {
    zh: '要人回答的問題用 ConfirmDialog；長表單用 Dialog 的 sheet。',
    en: 'For a question use ConfirmDialog; for a long form, Dialog with sheet.',
  },
  anatomy: `<Drawer side="bottom" open={open} onOpenChange={setOpen} title={…} footer={…}>
  …
</Drawer>`,
  keys: DIALOG_KEYS,
  advice: [
    {
      do: {
        zh: '送出的按鈕放 footer：內容再長也看得到。',
        en: 'Put the final button into footer: it stays visible.',
      },
      dont: {
        zh: '放在 children 最後，要捲到底才按得到。',
        en: 'Put it at the end of children, below a long scroll.',
      },
    },
    {
      do: {
        zh: '第一次打開才用 lazy() 載入：它帶著 Radix 的對話框。',
        en: 'Load it with lazy() on first opening: it includes Radix’ dialog.',
      },
      dont: {
        zh: '首頁直接 import，從沒打開的人也下載。',
        en: 'Import it on the first page, for users who never open it.',
      },
    },
  ],
};
