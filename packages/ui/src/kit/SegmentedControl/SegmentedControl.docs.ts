import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '兩到四個短選項，按了立刻生效：日夜、語言、排列方式。',
    en: 'Two to four short options that take effect at once: day or night, language, layout.',
  },
  instead: {
    zh: '要跟表單一起送出用 RadioGroup；各有一大片內容用 Tabs；只有開關用 Switch。',
    en: 'What is sent with a form is a RadioGroup; where each has a panel use Tabs; for on and off, Switch.',
  },
  keys: [
    { keys: 'ArrowRight, ArrowDown', zh: '下一個，並選它', en: 'The next one, and chooses it' },
    { keys: 'ArrowLeft, ArrowUp', zh: '上一個，並選它', en: 'The one before, and chooses it' },
    { keys: 'Tab', zh: '進入、離開', en: 'Enters and leaves' },
  ],
};
