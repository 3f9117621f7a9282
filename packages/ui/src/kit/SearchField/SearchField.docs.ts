import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '搜尋：Enter 或放大鏡送出，焦點在時可以帶一塊建議。注音選字的 Enter 不會搜。',
    en: 'A search: by Enter or its button, with suggestions below while it has the focus. The Enter that ends a composition does not search.',
  },
  instead: {
    zh: '從固定清單挑一個用 Combobox；一邊打字一邊篩頁面上的東西，用 Input。',
    en: 'To take one of a fixed list use Combobox; to filter what is on the page as one types, Input.',
  },
  keys: [
    { keys: 'Enter', zh: '搜尋；選字中不算', en: 'Searches; not while an input method composes' },
    { keys: 'ArrowDown', zh: '進到建議的第一項', en: 'Goes to the first suggestion' },
    {
      keys: 'Escape',
      zh: '收起建議，焦點回到欄位',
      en: 'Closes the suggestions; the focus goes back to the field',
    },
  ],
  advice: [
    {
      do: {
        zh: 'panel 裡放連結或按鈕：ArrowDown 會進到第一個。',
        en: 'Put links or buttons into panel: ArrowDown goes to the first.',
      },
      dont: {
        zh: '用 div 加 onClick：鍵盤進不去。',
        en: 'Use a div with onClick: the keyboard cannot get in.',
      },
    },
    {
      do: {
        zh: '想好空字串：onSearch("") 也會來。',
        en: 'Think of the empty text: onSearch("") is called too.',
      },
      dont: {
        zh: '空的也照樣去找，得到一頁「找不到」。',
        en: 'Search for nothing, and show that nothing was found.',
      },
    },
    {
      do: {
        zh: '同一頁有兩個搜尋時，用 landmark 分清楚，例如頁首那個叫「全站搜尋」。',
        en: 'Tell two searches on one page apart by landmark: the one of the header, say, is “Site search”.',
      },
      dont: {
        zh: '兩個都叫一樣的名字：用報讀器的人分不出哪個是哪個。',
        en: 'Give both the same name: with a screen reader one is like the other.',
      },
    },
  ],
};
