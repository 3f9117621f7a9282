/** Messages of the footer. */
export const footerMessages = {
  'About us': '關於我們',
  'Privacy policy': '隱私權政策',
  'Terms of service': '服務條款',
  'Questions and answers': '常見問題',
  'Talk to us': '聯絡客服',
  'About this site': '關於本站',
  'Write to us': '客服信箱',
} as const;
