/** Messages of the checkout's top bar. */
export const checkoutBarMessages = {
  'Your card stays private': '信用卡號不經過本店',
} as const;
