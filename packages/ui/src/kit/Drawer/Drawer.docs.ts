import { DIALOG_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '從邊緣滑出的對話框：側邊選單、手機底部的篩選或規格。',
    en: 'A dialog that slides in from an edge: a side menu, filters or variants from a phone’s lower edge.',
  },
  instead: {
    zh: '要人回答的問題用 ConfirmDialog；長表單用 Dialog 的 sheet。',
    en: 'For a question use ConfirmDialog; for a long form, Dialog with sheet.',
  },
  anatomy: `<Drawer side="bottom" open={open} onOpenChange={setOpen} title={…} footer={…}>
  …
</Drawer>`,
  keys: DIALOG_KEYS,
};
