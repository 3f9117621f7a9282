import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '寫貼文視窗',
  description: '接上 usePostEditor 就能用的寫貼文視窗：內容、觀看對象、檔案、推薦商品和草稿。',
  when: {
    zh: '直接接上 usePostEditor 的寫貼文視窗：誰看得到、檔案為什麼不能加、草稿還原、為什麼還不能發布，都已經寫好。',
    en: 'Writes a post with usePostEditor: the audience, notices about files, a restored draft and what keeps the post from being published are built in.',
  },
  instead: {
    zh: '自己管理狀態，用 PostEditor；只要文字，用 Dialog 加 Textarea。',
    en: 'For state of your own use PostEditor; for text alone, a Dialog with a Textarea.',
  },
  keys: [
    {
      keys: 'Ctrl + Enter, ⌘ + Enter',
      zh: '發布；選字中不算',
      en: 'Publishes; not during IME composition',
    },
    { keys: 'Escape', zh: '關閉最上面的視窗', en: 'Closes the topmost dialog' },
    { keys: 'Tab', zh: '在視窗裡繞一圈', en: 'Moves within the dialog' },
  ],
  advice: [
    {
      do: {
        zh: '打開時才載入：它和編輯器是套件裡最大的一塊。',
        en: 'Load it when it opens: with the editor it is the largest part of the kit.',
      },
      dont: {
        zh: '放進每一頁都要載入的檔案。',
        en: 'Put it into a file that every page loads.',
      },
    },
    {
      do: {
        zh: '關閉時只收起視窗：草稿 usePostEditor 會留著。',
        en: 'Only hide it on closing: usePostEditor keeps the draft.',
      },
      dont: {
        zh: '關閉前問「確定要放棄嗎」：沒有東西會不見。',
        en: 'Ask whether to discard the text: nothing is lost.',
      },
    },
  ],
};
