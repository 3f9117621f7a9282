import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '管理清單',
  description: '可以排序、勾選、打開的資料清單；手機上每一列是一張卡片。',
  when: {
    zh: '店員每天要找、要勾選、要打開的清單：訂單、商品、會員。狀態都由外面給，放得進網址。',
    en: 'Lists records that the staff find, select and open: orders, products, members. All state is the caller’s, so that it can be in the URL.',
  },
  instead: {
    zh: '只看不選的報表用 DataTable；選一筆用 Combobox。',
    en: 'For a report that is only read use DataTable; to choose one record, Combobox.',
  },
  anatomy: `<FilterBar … />
<BatchBar … />
<IndexTable … />
<CursorPager … />`,
  keys: [
    { keys: 'J, K', zh: '下一列、上一列', en: 'The next or previous row' },
    {
      keys: 'X, Shift + X',
      zh: '勾選這一列；連同上次勾選的之間',
      en: 'Selects the row; with Shift, all since the one selected before',
    },
    { keys: 'Space', zh: '焦點在列的連結上：預覽', en: 'On the row’s link: shows its preview' },
    { keys: 'Enter', zh: '打開這一列', en: 'Opens the row' },
    {
      keys: 'Tab, Shift + Tab',
      zh: '走過標題的排序鈕、勾選框、連結與選單',
      en: 'Moves through the sort buttons, checkboxes, links and menus',
    },
  ],
  advice: [
    {
      do: {
        zh: '狀態用 readTableState 放在網址：回來時還是同一頁、同一列（initialRow）。',
        en: 'Read the state from the URL with readTableState, and return to the same row with initialRow.',
      },
      dont: {
        zh: '看完一筆回來，篩選全沒了，又從第一頁找起。',
        en: 'Lose the filters when the user comes back from a record.',
      },
    },
    {
      do: {
        zh: '單列的動作放 menuOf，一次多筆的放 BatchBar。',
        en: 'Put the actions of one row into menuOf, those of many into BatchBar.',
      },
      dont: { zh: '每一列攤開四顆按鈕。', en: 'Show four buttons in each row.' },
    },
    {
      do: {
        zh: '在設定裡給人關掉快速鍵：shortcuts={false}。',
        en: 'Offer a setting that turns the keys off: shortcuts={false}.',
      },
      dont: {
        zh: '語音輸入的人說一個字，就勾走一列。',
        en: 'Let one spoken letter select a row for users of voice input.',
      },
    },
  ],
};
