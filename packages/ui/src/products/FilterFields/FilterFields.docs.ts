import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '篩選欄位',
  description: '商品清單的篩選：溫層、價格、現貨與特價。',
  when: {
    zh: '商品列表的條件：溫層、價格、特價、超取、有貨，旁邊寫各剩幾件；沒有商品的選不下去。',
    en: 'Filters a product list; each choice shows how many products it would leave, and one that fits nothing cannot be chosen.',
  },
  instead: {
    zh: '已經選的條件用 FilterChips 列在商品上面；排序用 SortSelect。',
    en: 'To list the active filters above the products use FilterChips; for the order, SortSelect.',
  },
  keys: [
    {
      keys: 'Tab, Shift + Tab',
      zh: '走過每個條件；選不了的跳過',
      en: 'Moves through the filters, without those that fit nothing',
    },
    {
      keys: 'Space',
      zh: '選或取消溫層、價格帶、開關',
      en: 'Toggles a temperature, a price band or a switch',
    },
    { keys: 'Enter', zh: '在價格欄套用', en: 'Applies the typed prices' },
  ],
  advice: [
    {
      do: {
        zh: '選了就生效，條件放在網址：useListFilters 會做。',
        en: 'Apply each filter at once and save it in the URL: useListFilters does.',
      },
      dont: {
        zh: '要人選完再按「確定」，重新整理又全沒了。',
        en: 'Wait for a confirmation, and lose the filters on a reload.',
      },
    },
    {
      do: {
        zh: '手機放在從下面開的 Drawer，按鈕寫「看 24 件商品」。',
        en: 'On a phone put it into a Drawer whose button names the number of results.',
      },
      dont: { zh: '手機一進來就攤開整排條件。', en: 'Show all of it above the list on a phone.' },
    },
  ],
};
