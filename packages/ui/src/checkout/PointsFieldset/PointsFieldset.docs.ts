import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '折抵點數',
  description: '結帳時決定要折抵多少點數。',
  when: {
    zh: '結帳時用點數折抵：平常一行，攤開有拉桿和數字欄，兩個是同一個值。',
    en: 'Chooses how many points an order spends. It is one line until it is opened; then a slider and a number field share one value.',
  },
  instead: {
    zh: '只顯示有幾點用 Text；其他數量用 Stepper。',
    en: 'To show a balance use Text; for other quantities use Stepper.',
  },
  keys: [
    {
      keys: 'ArrowRight, ArrowLeft',
      zh: '拉桿上多一步、少一步',
      en: 'One step more or less on the slider',
    },
    { keys: 'Home, End', zh: '一點都不用、能用的全用', en: 'No points, or the maximum' },
    {
      keys: 'Enter',
      zh: '在數字欄送出；選字中不算',
      en: 'Sends the typed number, except during IME composition',
    },
  ],
  advice: [
    {
      do: {
        zh: 'most 用伺服器給的：這筆訂單最多收幾點。',
        en: 'Pass the maximum of the server, which knows what the order accepts.',
      },
      dont: {
        zh: '用餘額當上限：送出才被拒絕。',
        en: 'Pass the balance as the maximum: the server refuses it.',
      },
    },
    {
      do: {
        zh: '被拒絕時丟出錯誤：打好的數字會留著。',
        en: 'Let onSpend reject when the server refuses: the typed number stays.',
      },
      dont: {
        zh: '把錯誤吞掉，數字跳回 0。',
        en: 'Swallow the error, so that the number returns to 0.',
      },
    },
  ],
};
