import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '範圍明確、差一點沒關係的數字：折抵點數、縮放。旁邊放一個數字欄，讓人能打精確的值。',
    en: 'A number within clear bounds where a little more or less does not matter: points to spend, a zoom. Put a number field beside it for the exact value.',
  },
  instead: {
    zh: '數量用 Stepper；要準的金額用 Input。它只有一個把手，選不了區間。',
    en: 'For a quantity use Stepper; for an exact amount Input. It has one thumb: no ranges.',
  },
  keys: [
    { keys: 'ArrowRight, ArrowUp', zh: '多一步', en: 'One step more' },
    { keys: 'ArrowLeft, ArrowDown', zh: '少一步', en: 'One step less' },
    { keys: 'PageUp, PageDown', zh: '多、少一大步', en: 'A large step more, less' },
    { keys: 'Home, End', zh: '最小、最大', en: 'The smallest, the largest' },
  ],
};
