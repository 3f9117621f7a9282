/** Messages of the checkout's top bar. */
export const checkoutBarMessages = {
  'Encrypted checkout': '加密連線，安心結帳',
} as const;
