import { MESSAGE_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '訊息輸入',
  description: '寫訊息的欄位，可以附圖片、影片和訂單。',
  when: {
    zh: '客服對話底下寫訊息：文字、貼上或選取的圖片影片、一張訂單。不給 onFiles 或 onChooseOrder 就沒有那個鈕。',
    en: 'Writes a message of a conversation: text, pictures and videos, an order. Without onFiles or onChooseOrder the button is hidden.',
  },
  instead: {
    zh: '留言用 CommentForm；表單裡的欄位用 Textarea。',
    en: 'For a comment use CommentForm; for a field of a form, Textarea.',
  },
  keys: MESSAGE_KEYS,
  advice: [
    {
      do: {
        zh: '在 onFiles 裡再查一次格式和大小：貼上的檔案不受 accept 限制。',
        en: 'Check type and size in onFiles again: accept does not apply to pasted files.',
      },
      dont: { zh: '只靠 accept 擋檔案。', en: 'Rely on accept alone.' },
    },
    {
      do: {
        zh: 'onSend 裡清空 value 就好，焦點它會放回欄位。',
        en: 'Only clear value in onSend: the composer returns the focus to the field.',
      },
      dont: {
        zh: '送出後自己把焦點移到新訊息：人還要接著打。',
        en: 'Move the focus to the new message: users continue to write.',
      },
    },
  ],
};
