import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '篩選列',
  description: '清單上方的搜尋、篩選條件與檢視；生效的條件是一個個可以再打開的標籤。',
  when: {
    zh: '管理清單的搜尋與篩選：一選一、一選多、日期區間。條件由外面給，放得進網址。',
    en: 'Searches and filters a list of records by one option, several options or a range of days. Its state is the caller’s, so that it can be in the URL.',
  },
  instead: {
    zh: '商品列表給逛的人用 FilterFields 和 FilterChips；整站的搜尋用 CommandPalette。',
    en: 'For shoppers’ product lists use FilterFields and FilterChips; to find anything in the site, CommandPalette.',
  },
  keys: [
    {
      keys: 'Enter',
      zh: '在搜尋欄：搜尋；選字中不算',
      en: 'In the field: searches, not during IME composition',
    },
    {
      keys: 'Enter, Space',
      zh: '打開條件的欄位、選條件、拿掉條件',
      en: 'Opens the fields of a filter, chooses a filter, removes one',
    },
    {
      keys: 'ArrowDown, ArrowUp',
      zh: '在一選一的選項間移動',
      en: 'Moves between options of which one is chosen',
    },
    {
      keys: 'Escape',
      zh: '收起條件的欄位，焦點回到按鈕',
      en: 'Closes the fields and returns the focus',
    },
  ],
  advice: [
    {
      do: {
        zh: '條件和排序、游標一起放網址：writeTableState。',
        en: 'Write the filters into the URL with writeTableState.',
      },
      dont: {
        zh: '把同事要的清單用截圖傳過去。',
        en: 'Make colleagues share a list as a screenshot.',
      },
    },
    {
      do: {
        zh: '換了條件就回到第一頁，也清掉勾選。',
        en: 'Return to the first page and clear the selection when filters change.',
      },
      dont: {
        zh: '條件換了，游標還指著舊清單的第三頁。',
        en: 'Keep a cursor of the previous list.',
      },
    },
  ],
};
