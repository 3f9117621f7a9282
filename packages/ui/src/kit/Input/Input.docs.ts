import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '文字輸入',
  description: '單行文字欄位，放在 Field 裡就接上標籤、說明和錯誤。',
  when: {
    zh: '一行文字，放在 Field 裡。記得給 autoComplete 和 inputMode，手機才會自動填、跳對鍵盤。',
    en: 'Takes a single line of text, inside a Field. Set autoComplete and inputMode, so that a phone autofills it and shows the right keyboard.',
  },
  instead: {
    zh: '密碼用 PasswordInput，多行用 Textarea，數量用 Stepper，搜尋用 SearchField。電話、卡號不要用 type="number"。',
    en: 'For a password use PasswordInput; for several lines, Textarea; for a quantity, Stepper; for a search, SearchField. No type="number" for phone or card.',
  },
  keys: [
    { keys: 'Tab, Shift + Tab', zh: '進入、離開欄位', en: 'Enters and leaves the field' },
    {
      keys: 'Enter',
      zh: '送出所在的表單；選字中只確定文字',
      en: 'Submits its form; during IME composition it only commits the text',
    },
  ],
  advice: [
    {
      do: {
        zh: '在 Field 裡不給 id、aria-describedby：Field 已經接好。',
        en: 'Inside a Field leave id and aria-describedby to the Field.',
      },
      dont: {
        zh: '自己給 id：按標籤沒反應，錯誤也唸不到。',
        en: 'Set an id of your own: a press on the label does nothing.',
      },
    },
    {
      do: { zh: '字級留著 16 px。', en: 'Leave its font size at 16 px.' },
      dont: {
        zh: '為了省空間改成 14 px：iOS 一按就放大整頁。',
        en: 'Set it to 14 px to save space: iOS then zooms the page.',
      },
    },
  ],
};
