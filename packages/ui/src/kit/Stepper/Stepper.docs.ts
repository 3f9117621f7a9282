import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '少量的件數：加、減，也能直接打。全形數字看得懂，超過庫存會改成上限並說出來。',
    en: 'A small quantity: plus, minus, or typed. It reads full-width digits, and what exceeds the stock becomes the most there is, with a word about it.',
  },
  instead: {
    zh: '大範圍用 Slider 或 Input；年份、電話不是數量。',
    en: 'For a wide range use Slider or Input; a year or a phone number is no quantity.',
  },
  keys: [
    { keys: 'ArrowUp, ArrowDown', zh: '加、減一步', en: 'One step more, less' },
    {
      keys: 'Enter',
      zh: '套用打進去的數字；選字中不算',
      en: 'Takes the typed number; not while an input method composes',
    },
  ],
};
