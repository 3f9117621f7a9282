import { DIALOG_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '告知對話框',
  description: '必須看過才能繼續的訊息，只有一個按鈕。',
  when: {
    zh: '看過才能繼續的一句話，只有一個「知道了」。',
    en: 'Shows a message that must be read before the user continues, with one button.',
  },
  instead: {
    zh: '有兩個選擇用 ConfirmDialog；做完了的結果用 Popup 或吐司。先想想能不能不打斷人。',
    en: 'For two answers use ConfirmDialog; for a result, Popup or a toast. First check that an interruption is necessary.',
  },
  keys: DIALOG_KEYS,
  advice: [
    {
      do: {
        zh: 'title 說發生什麼，text 說怎麼辦：「客服暫時無法使用」「請稍後再試」。',
        en: 'Put the event into title and the next step into text: 客服暫時無法使用, 請稍後再試.',
      },
      dont: { zh: '標題寫「錯誤」「提示」。', en: 'Use 錯誤 or 提示 as title.' },
    },
    {
      do: {
        zh: 'onClose 只收起它：按鈕和 Escape 走同一條路。',
        en: 'Only close it in onClose: the button and Escape both call it.',
      },
      dont: {
        zh: '把「刪除」「登出」寫在 onClose：按 Escape 的人也做了。',
        en: 'Delete or sign out in onClose: Escape does so too.',
      },
    },
  ],
};
