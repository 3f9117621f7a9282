import { MESSAGE_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '客服對話底下寫訊息：文字、貼上或選取的圖片影片、一張訂單。不給 onFiles 或 onChooseOrder 就沒有那個鈕。',
    en: 'Writes a message below a talk: text, chosen or pasted pictures and videos, an order. Without onFiles or onChooseOrder that button is not there.',
  },
  instead: {
    zh: '留言用 CommentForm；表單裡的欄位用 Textarea。',
    en: 'For a comment use CommentForm; for a field of a form, Textarea.',
  },
  keys: MESSAGE_KEYS,
};
