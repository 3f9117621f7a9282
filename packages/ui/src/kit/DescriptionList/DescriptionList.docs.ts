import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '名稱與內容',
  description: '一組名稱和對應的內容；窄的時候內容排在名稱下面。',
  when: {
    zh: '一組名稱與內容：訂單編號、收件人、發票。窄的時候內容排到名稱下面。',
    en: 'Lists terms with their details: order number, recipient, invoice. On a narrow screen the details are below the term.',
  },
  instead: {
    zh: '很多列同樣欄位用 DataTable；金額明細用 OrderTotals。',
    en: 'For many rows of the same columns use DataTable; for a total, OrderTotals.',
  },
  advice: [
    {
      do: { zh: '沒有內容的整列不給。', en: 'Omit a line without a value.' },
      dont: { zh: '留著名稱，內容寫「—」「無」。', en: 'Show the term with — or 無.' },
    },
    {
      do: {
        zh: '每個 term 都不同：「收件備註」「店家備註」。',
        en: 'Give every term its own text: 收件備註, 店家備註.',
      },
      dont: {
        zh: '兩列都叫「備註」：分不清，也是重複的 key。',
        en: 'Use 備註 twice: users cannot distinguish them, and the React key is the same.',
      },
    },
  ],
};
