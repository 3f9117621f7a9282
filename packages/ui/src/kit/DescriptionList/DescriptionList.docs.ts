import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '一組名稱與內容：訂單編號、收件人、發票。窄的時候內容排到名稱下面。',
    en: 'Terms with their details: order number, recipient, invoice. Where it is narrow the details stand below.',
  },
  instead: {
    zh: '很多列同樣欄位用 DataTable；金額明細用 OrderTotals。',
    en: 'For many rows of the same columns use DataTable; for a sum, OrderTotals.',
  },
};
