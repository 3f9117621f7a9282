import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '繳費單',
  description: '到站外付款要用的號碼、條碼、金額和期限，號碼可以複製。',
  when: {
    zh: '要到站外付款的繳費單：ATM 帳號、超商代碼、三段條碼、匯款。號碼可以複製，期限寫在最上面。',
    en: 'Shows the details for a payment elsewhere: an ATM account, a store’s code, three barcodes, a transfer. Numbers can be copied; the deadline is at the top.',
  },
  instead: {
    zh: '線上刷卡不用；付完了就收起來，改顯示狀態。',
    en: 'It is not for card payments. After the payment replace it by the state.',
  },
  keys: [
    { keys: 'Tab, Shift + Tab', zh: '在各個複製鈕之間移動', en: 'Moves between the copy buttons' },
    { keys: 'Enter, Space', zh: '複製那個號碼', en: 'Copies the number' },
  ],
  advice: [
    {
      do: {
        zh: 'account 給沒有空格的數字：分組和複製它來做。',
        en: 'Pass account without spaces: it is shown in groups, and copied as it is.',
      },
      dont: {
        zh: '先分成四碼一組：複製出去會帶著空格。',
        en: 'Group it first: it is copied with the spaces.',
      },
    },
    {
      do: {
        zh: 'timeLeft 還不知道時先給 until：那一行會留著。',
        en: 'Pass until while timeLeft is unknown: its line is reserved.',
      },
      dont: { zh: '等算好再一起給，整張往下跳。', en: 'Wait for both: the slip shifts.' },
    },
  ],
};
