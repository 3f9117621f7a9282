import { DIALOG_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '對話框',
  description: '蓋在頁面上的對話框：焦點留在裡面，關閉後回到原處，按 Escape 或上一頁都能關。',
  when: {
    zh: '離開頁面一下、做完一件小事就回來：選地址、選規格、寫貼文。長表單加 sheet，手機上就是整個螢幕。',
    en: 'Opens one small task above the page: an address, a variant, a post. With sheet a long form takes a phone’s whole screen.',
  },
  instead: {
    zh: '問一句是非用 ConfirmDialog；側邊選單和手機底部的面板用 Drawer；只是說明用 Popover。能放在頁面上的，就不要跳出來。',
    en: 'For a yes or no use ConfirmDialog; for a side menu or a bottom sheet, Drawer; for an explanation, Popover. Prefer the page itself where it fits.',
  },
  anatomy: `<Dialog open={open} onOpenChange={setOpen}
  title={…}        // h2, and the name
  description={…}  // read out when it opens
  bar={…}          // in place of the title: a search field
  footer={…}       // stays in sight; the safe button first
>
  …                // scrolls
</Dialog>`,
  keys: DIALOG_KEYS,
  advice: [
    {
      do: {
        zh: '標題說要做什麼：「選擇可以看到貼文的人」。',
        en: 'Let the title name the task: 選擇可以看到貼文的人.',
      },
      dont: { zh: '對話框裡再開對話框。', en: 'Open a dialog from a dialog.' },
    },
  ],
};
