import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '自動連結',
  description: '把文字裡的網址變成連結。',
  when: {
    zh: '把一段純文字裡的網址變成連結；站內的走路由，站外的開新視窗。中文標點緊跟在後也斷得對。',
    en: 'Turns the URLs in plain text into links. Internal ones use the router; others open a new window. A URL ends before Chinese punctuation too.',
  },
  instead: {
    zh: '不要餵它 HTML：它只認字串。已經知道要連去哪，直接用 Link。',
    en: 'It takes only a string, no HTML. Where the target is fixed use Link.',
  },
  keys: [
    {
      keys: 'Tab, Shift + Tab',
      zh: '在文字裡的網址之間移動',
      en: 'Moves between the URLs in the text',
    },
    { keys: 'Enter', zh: '前往；別的網站開新視窗', en: 'Opens it; another site in a new window' },
  ],
  advice: [
    {
      do: {
        zh: '站內的網址讓 localHref 回傳路徑：「/product/1001」。',
        en: 'Let localHref return a path for the site’s own URLs: /product/1001.',
      },
      dont: {
        zh: '站內的也回 null：人會多開一個分頁。',
        en: 'Return null for them too: each opens another tab.',
      },
    },
    {
      do: {
        zh: '換行由外面的 white-space: pre-line 顯示。',
        en: 'Show line breaks by white-space: pre-line on an ancestor.',
      },
      dont: {
        zh: '先把換行改成 <br>：它只收字串。',
        en: 'Convert line breaks to <br> first: it takes only a string.',
      },
    },
  ],
};
