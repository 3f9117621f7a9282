import { DIALOG_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '確認對話框',
  description: '動手前再問一次，有「要」和「不要」兩個答案。',
  when: {
    zh: '收不回來的事動手前問一次：刪貼文、取消訂單。焦點先在「不要」上。',
    en: 'Asks for confirmation before an irreversible action: deleting a post, cancelling an order. The initial focus is on the no.',
  },
  instead: {
    zh: '能復原的直接做，再給「復原」的吐司；非同小可的（刪帳號）用 QuestionDialog。',
    en: 'Run a reversible action at once, with 復原 in a toast. For the gravest, such as deleting an account, use QuestionDialog.',
  },
  keys: DIALOG_KEYS,
  advice: [
    {
      do: {
        zh: '按鈕說做什麼：「刪除貼文」「再想想」。',
        en: 'Let the buttons name the action: 刪除貼文, 再想想.',
      },
      dont: { zh: '「是」「否」、「確定」「取消」。', en: '是 and 否, 確定 and 取消.' },
    },
  ],
};
