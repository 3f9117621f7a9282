/** Messages of the ways to the chat: the button beside a page, the link in a phone's top bar. */
export const chatLinkMessages = {
  Help: '客服',
  'Contact us': '聯絡客服',
  '{0} unread messages': '{0} 則未讀訊息',
} as const;
