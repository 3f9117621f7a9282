/** Messages of the footer. */
export const footerMessages = {
  'About us': '關於我們',
  'Privacy policy': '隱私權政策',
  'Terms of service': '服務條款',
  FAQ: '常見問題',
  'Contact us': '聯絡客服',
  'About this site': '關於本站',
  'Email us': '客服信箱',
} as const;
