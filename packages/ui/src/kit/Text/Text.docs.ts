import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '內文',
  description: '一般文字：內文、說明和附註。',
  when: {
    zh: '內文、說明、附註。大小和顏色取自 token；clamp 限制行數。',
    en: 'Formats running text, hints and notes. Size and colour are tokens; clamp limits the lines.',
  },
  instead: {
    zh: '標題用 Heading；錯誤用 Field 的 error 或 Alert，不只是變紅。',
    en: 'For a heading use Heading; for an error, Field or Alert, not only red text.',
  },
  advice: [
    {
      do: {
        zh: 'clamp 用在點進去看得到全文的地方。',
        en: 'Set clamp where the whole text is one press away.',
      },
      dont: { zh: 'clamp 錯誤訊息、條款或價錢。', en: 'Clamp an error, terms or a price.' },
    },
    {
      do: {
        zh: '放在段落、連結裡時給 as="span"。',
        en: 'Set as="span" inside a paragraph or a link.',
      },
      dont: {
        zh: 'p 裡面又一個 p：瀏覽器會拆開，跟伺服器畫的不一樣。',
        en: 'Put a p into a p: the browser splits them, which breaks hydration.',
      },
    },
  ],
};
