/** Messages of the checkout's top bar. */
export const checkoutBarMessages = {
  'We see no card data': '信用卡號不經過本店',
} as const;
