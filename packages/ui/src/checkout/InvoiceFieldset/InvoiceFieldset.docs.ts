import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '發票欄位',
  description: '結帳時選擇電子發票的種類，填統編、載具或捐贈碼。',
  when: {
    zh: '結帳時選電子發票：會員載具、手機條碼、自然人憑證、捐贈、公司戶。平常收成一行，要改才攤開。',
    en: 'Chooses the e-invoice of an order: carrier, donation, or company. It is one line until it is changed.',
  },
  instead: {
    zh: '只顯示開好的發票用 DescriptionList。',
    en: 'To show an issued invoice use DescriptionList.',
  },
  keys: [
    {
      keys: 'Tab',
      zh: '進到選中的那一種，再按到它的欄位',
      en: 'Enters at the chosen kind, then goes to its fields',
    },
    {
      keys: 'ArrowDown, ArrowUp',
      zh: '換一種，並選它',
      en: 'Chooses the next or the previous kind',
    },
  ],
  advice: [
    {
      do: {
        zh: '換種類時清掉 code，換回來再補上：changeInvoiceKind 會做。',
        en: 'Clear code when the kind changes, and restore it on return: changeInvoiceKind does.',
      },
      dont: {
        zh: '手機條碼留在愛心碼的欄位裡。',
        en: 'Leave a mobile barcode in the field of a donation code.',
      },
    },
    {
      do: {
        zh: '從上一張訂單的發票開始：last_invoice。',
        en: 'Start with the invoice of the last order: last_invoice.',
      },
      dont: { zh: '每次都要再打一次統編。', en: 'Ask for the company number every time.' },
    },
  ],
};
