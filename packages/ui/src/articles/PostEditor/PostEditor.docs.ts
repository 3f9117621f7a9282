import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '貼文編輯器',
  description: '寫貼文的對話框，手機上占滿螢幕；檔案可以選取、貼上或拖進來。',
  when: {
    zh: '寫或改一則貼文的整個對話框：文字、圖片、影片、商品、誰看得到。狀態都在外面，配 hooks 的 usePostEditor 就能動。',
    en: 'Opens a dialog to write or edit a post with text, pictures, videos, products and an audience. It holds no state; usePostEditor of the hooks drives it.',
  },
  instead: {
    zh: '只寫一兩句話的地方用 CommentForm 或 Textarea。打開前先載入這個 chunk，它是套件裡最大的元件之一。',
    en: 'For a line or two use CommentForm or Textarea. Load it when it opens: it is one of the largest components of the kit.',
  },
  keys: [
    {
      keys: 'Ctrl + Enter, ⌘ + Enter',
      zh: '發布；選字中不算',
      en: 'Publishes; not during IME composition',
    },
    {
      keys: 'Escape',
      zh: '關閉；選字中只取消選字',
      en: 'Closes; during IME composition it only ends the composition',
    },
    { keys: 'Tab', zh: '在對話框裡繞一圈', en: 'Moves within the dialog' },
    {
      keys: 'Enter, Space',
      zh: '在左移、右移按鈕上：移動圖片、影片或商品',
      en: 'On the earlier and later buttons: moves a picture, video or product',
    },
  ],
  advice: [
    {
      do: {
        zh: '草稿存在重新整理也留得住的地方，並在 alert 告訴人已還原。',
        en: 'Store the draft so that it survives a reload, and use alert to say that it was restored.',
      },
      dont: { zh: '字數超過就把字截掉。', en: 'Cut a text that is too long.' },
    },
  ],
};
