import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '分段切換',
  description: '並排的兩到四個短選項，選了立刻生效。',
  when: {
    zh: '兩到四個短選項，按了立刻生效：日夜、語言、排列方式。',
    en: 'Offers a choice between two to four short options that takes effect at once: theme, language, layout.',
  },
  instead: {
    zh: '要跟表單一起送出用 RadioGroup；各有一大片內容用 Tabs；只有開關用 Switch。',
    en: 'For a form field use RadioGroup; where each option has a panel, Tabs; for on and off, Switch.',
  },
  keys: [
    { keys: 'ArrowRight, ArrowDown', zh: '下一個，並選它', en: 'Selects the next option' },
    { keys: 'ArrowLeft, ArrowUp', zh: '上一個，並選它', en: 'Selects the previous option' },
    { keys: 'Tab', zh: '進入、離開', en: 'Enters and leaves the group' },
  ],
  advice: [
    {
      do: {
        zh: 'label 是圖示時給 name：會當名稱，也當提示。',
        en: 'Pass name where label is an icon: it is the accessible name and the tooltip.',
      },
      dont: {
        zh: '三個圖示都不給 name，用聽的只有「選項」。',
        en: 'Pass three icons without names: a screen reader reads three options without names.',
      },
    },
    {
      do: {
        zh: '一兩個字，長度差不多：「日」「夜」「自動」。',
        en: 'Use one or two characters of similar length: 日, 夜, 自動.',
      },
      dont: {
        zh: '「依照系統設定自動切換」：320 px 放不下，它不換行。',
        en: '依照系統設定自動切換: it does not fit 320 px, and the row does not wrap.',
      },
    },
  ],
};
