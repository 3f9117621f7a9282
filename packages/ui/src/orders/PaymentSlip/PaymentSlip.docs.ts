import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '要到站外付款的繳費單：ATM 帳號、超商代碼、三段條碼、匯款。號碼可以複製，期限寫在最上面。',
    en: 'What is needed to pay elsewhere: an ATM account, a store’s code, three barcodes, a transfer. Numbers can be copied, the deadline stands on top.',
  },
  instead: {
    zh: '線上刷卡不用；付完了就收起來，改顯示狀態。',
    en: 'Not for a card; once paid put it away and show the state.',
  },
};
