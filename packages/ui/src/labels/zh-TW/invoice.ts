import type { InvoiceLabels } from '../types/invoice';

/** Traditional Chinese labels of the choice of an e-invoice. */
export const defaultInvoiceLabels: InvoiceLabels = {
  invoice: '電子發票',
  change: '變更發票',
  kinds: {
    member: '會員載具',
    mobile_barcode: '手機條碼載具',
    citizen: '自然人憑證載具',
    donation: '捐贈發票',
    company: '公司戶發票（三聯式）',
  },
  memberHint: '存在您的帳戶，不寄紙本',
  barcodeHint: '例如 /ABC1234',
  certificateHint: '2 碼大寫英文加 14 碼數字',
  useSavedBarcode: (barcode) => `使用已儲存的條碼 ${barcode}`,
  donateTo: '捐贈單位',
  choose: '請選擇',
  charities: [
    { code: '919', name: '創世基金會' },
    { code: '25885', name: '伊甸基金會' },
  ],
  otherDonationCode: '其他愛心碼',
  donationCode: '愛心碼',
  donationCodeHint: '3 到 7 碼數字',
  companyNumber: '統一編號',
  companyNumberHint: '8 碼數字',
  companyTitle: '發票抬頭',
};
