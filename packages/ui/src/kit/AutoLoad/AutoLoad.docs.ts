import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '自動載入',
  description: '放在清單最後面，快捲到底時叫下一頁。',
  when: {
    zh: '清單往下捲就接著載入：放在最後一項後面，快到底時叫下一頁。',
    en: 'Loads the next page of a list on scrolling down: stands after the last item and asks for more before the end is reached.',
  },
  instead: {
    zh: '要翻到某一頁、要記住頁碼，用 Pagination。',
    en: 'To jump to a page or to link to it, use Pagination.',
  },
  advice: [
    {
      do: {
        zh: '失敗時換成 ErrorState 的「再試一次」。',
        en: 'After a failure render an ErrorState with its button instead.',
      },
      dont: {
        zh: '失敗了還留著：它會每 0.2 秒再叫一次。',
        en: 'Keep it after a failure: it would ask again every 0.2 seconds.',
      },
    },
    {
      do: {
        zh: '頁尾要看得到的頁面，載完再出現頁尾，或改用按鈕。',
        en: 'Where the footer matters, show it after the last page, or use a button.',
      },
      dont: {
        zh: '頁尾一直被新的項目推走：讀者永遠按不到。',
        en: 'Let new items push the footer away: nobody can reach it.',
      },
    },
  ],
};
