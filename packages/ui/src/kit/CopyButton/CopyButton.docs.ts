import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '複製按鈕',
  description: '把一段文字複製到剪貼簿，並在原處顯示結果。',
  when: {
    zh: '要抄到別處的號碼：虛擬帳號、推薦碼。複製了會在原處說，也會讀出來。',
    en: 'Copies a value that is needed elsewhere: an account number, an invitation code. It shows the result in place and announces it.',
  },
  instead: {
    zh: '號碼本身要看得到，鈕只是捷徑。分享網址在手機上用系統的分享。',
    en: 'Show the value too: the button is a shortcut. To share a URL on a phone use the system’s share sheet.',
  },
  keys: [{ keys: 'Enter, Space', zh: '複製', en: 'Copies' }],
  advice: [
    {
      do: {
        zh: 'text 給沒有空格的原文；四碼一組只給眼睛看。',
        en: 'Copy the text without spaces; groups of four are for display.',
      },
      dont: {
        zh: '複製「9103 5522 …」：銀行的欄位貼不進去。',
        en: 'Copy 9103 5522 …: a bank’s field does not accept it.',
      },
    },
    {
      do: {
        zh: '瀏覽器不給複製時讓 onCopy reject，它會說「沒有複製成功」。',
        en: 'Let onCopy reject when the browser refuses: the button then shows the failure.',
      },
      dont: {
        zh: '把錯誤吃掉：顯示「已複製」，其實沒有。',
        en: 'Swallow the error: it shows 已複製 although nothing was copied.',
      },
    },
  ],
};
