import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '搜尋欄',
  description: '搜尋用的欄位和按鈕，可以在下方顯示建議。',
  when: {
    zh: '搜尋：Enter 或放大鏡送出，焦點在時可以帶一塊建議。注音選字的 Enter 不會搜。',
    en: 'Takes a search text. It submits by Enter or its button, and shows suggestions below while focused. An Enter that ends a composition does not search.',
  },
  instead: {
    zh: '從固定清單挑一個用 Combobox；一邊打字一邊篩頁面上的東西，用 Input。',
    en: 'To choose one of a fixed list use Combobox; to filter the page while typing, Input.',
  },
  keys: [
    { keys: 'Enter', zh: '搜尋；選字中不算', en: 'Searches; not during IME composition' },
    { keys: 'ArrowDown', zh: '進到建議的第一項', en: 'Moves to the first suggestion' },
    {
      keys: 'Escape',
      zh: '收起建議，焦點回到欄位',
      en: 'Closes the suggestions and returns the focus to the field',
    },
  ],
  advice: [
    {
      do: {
        zh: 'panel 裡放連結或按鈕：ArrowDown 會進到第一個。',
        en: 'Put links or buttons into panel: ArrowDown moves to the first.',
      },
      dont: {
        zh: '用 div 加 onClick：鍵盤進不去。',
        en: 'Use a div with onClick: the keyboard cannot reach it.',
      },
    },
    {
      do: {
        zh: '想好空字串：onSearch("") 也會來。',
        en: 'Handle the empty text: onSearch("") is called too.',
      },
      dont: {
        zh: '空的也照樣去找，得到一頁「找不到」。',
        en: 'Search for an empty text and show that nothing was found.',
      },
    },
    {
      do: {
        zh: '同一頁有兩個搜尋時，用 landmark 分清楚，例如頁首那個叫「全站搜尋」。',
        en: 'Name two search landmarks on one page differently by landmark: that of the header, for example, is “Site search”.',
      },
      dont: {
        zh: '兩個都叫一樣的名字：用報讀器的人分不出哪個是哪個。',
        en: 'Give both the same name: a screen reader user cannot distinguish them.',
      },
    },
  ],
};
