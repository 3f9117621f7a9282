import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '數量調整',
  description: '加、減兩個按鈕和一個數字欄，超出範圍會改成上下限並說明。',
  when: {
    zh: '少量的件數：加、減，也能直接打。全形數字看得懂，超過庫存會改成上限並說出來。',
    en: 'Takes a small quantity: plus, minus, or typed. It accepts full-width digits, and clamps a quantity above the stock with a message.',
  },
  instead: {
    zh: '大範圍用 Slider 或 Input；年份、電話不是數量。',
    en: 'For a wide range use Slider or Input. A year or a phone number is no quantity.',
  },
  keys: [
    { keys: 'ArrowUp, ArrowDown', zh: '加、減一步', en: 'One step up or down' },
    {
      keys: 'Enter',
      zh: '套用打進去的數字；選字中不算',
      en: 'Applies the typed number; not during IME composition',
    },
  ],
  advice: [
    {
      do: {
        zh: 'label 帶商品名：「愛文芒果的數量」。',
        en: 'Name the product in label: 愛文芒果的數量.',
      },
      dont: { zh: '整個購物車的都叫「數量」。', en: 'Use 數量 for all of them in a cart.' },
    },
    {
      do: {
        zh: 'onValueChange 收到的都在 min 和 max 之內，直接用。',
        en: 'Use the value of onValueChange: it is within min and max.',
      },
      dont: {
        zh: '自己再夾一次、再跳吐司：它已經說「最多 5」。',
        en: 'Clamp it again and show a toast: the message is shown already.',
      },
    },
  ],
};
