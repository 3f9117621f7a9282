import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '快速前往',
  description: '一個欄位找到任何頁面、資料或動作。',
  when: {
    zh: '店員打幾個字就到：訂單編號、電話、商品、會員、頁面、動作。⌘K 或 Ctrl + K 打開。',
    en: 'Takes the staff by a few letters to any order, phone number, product, member, page or action. ⌘K or Ctrl + K opens it.',
  },
  instead: {
    zh: '在一份清單裡找用 FilterBar；表單裡選一個用 Combobox；給客人的搜尋用 SearchField。',
    en: 'Within one list use FilterBar; to choose a value of a form, Combobox; for shoppers, SearchField.',
  },
  anatomy: `useCommandKey(open);
{isOpen && <CommandPalette groups={groups} recent={recent} … />}`,
  keys: [
    { keys: 'Meta + K, Control + K', zh: '打開', en: 'Opens it' },
    { keys: 'ArrowDown, ArrowUp', zh: '下一個、上一個結果', en: 'The next or previous result' },
    { keys: 'Enter', zh: '選這一個；選字中不算', en: 'Chooses it; not during IME composition' },
    { keys: 'Escape', zh: '關閉，焦點回到原處', en: 'Closes and returns the focus' },
  ],
  advice: [
    {
      do: {
        zh: 'hint 寫分得出來的：同名會員的電話末三碼。',
        en: 'Give a hint that tells namesakes apart: the last digits of a phone number.',
      },
      dont: {
        zh: '五個「王小明」，一個一個點開看。',
        en: 'List five members of the same name to be opened one by one.',
      },
    },
    {
      do: {
        zh: '只列這個人能做的動作。',
        en: 'List only actions that the user may perform.',
      },
      dont: {
        zh: '選了才說沒有權限。',
        en: 'Refuse an action only after it was chosen.',
      },
    },
  ],
};
