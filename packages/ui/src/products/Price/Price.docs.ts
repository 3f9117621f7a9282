import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '價格',
  description: '新台幣金額：NT$、千分位和等寬數字，可以附劃掉的原價。',
  when: {
    zh: '所有新台幣金額：千分位、等寬數字；原價較高時劃掉並讀出「原價」。',
    en: 'Formats every amount in NT$: thousands separators, tabular figures. A higher original price is struck through, and announced as such.',
  },
  instead: {
    zh: '句子裡的金額用 formatPrice；點數和件數不是錢。',
    en: 'Within a sentence use formatPrice. Points and quantities are no amounts.',
  },
  advice: [
    {
      do: { zh: 'NT$1,280', en: 'NT$1,280' },
      dont: { zh: 'NT$1280.00、$1280 元', en: 'NT$1280.00, $1280 元' },
    },
  ],
};
