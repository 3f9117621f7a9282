/** Messages of the links that lead to the chat. */
export const askMessages = {
  'Questions? Talk to us': '有問題？問問客服',
} as const;
