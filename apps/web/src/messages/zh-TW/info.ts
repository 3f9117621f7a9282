/** Messages of the pages about the shop. */
export const infoMessages = {
  'About us': '關於我們',
  'Privacy policy': '隱私權政策',
  'Terms of service': '服務條款',
  FAQ: '常見問題',
  'This page could not be loaded': '內容載入失敗',
  'The shop has not written this page yet': '這一頁還在準備中',
  'Please come back later.': '請過一陣子再來看看。',
  'Is something still unclear? Write to us:': '還有不清楚的地方？歡迎寫信給我們：',
  'More about the shop': '更多關於我們的事',
} as const;
