/** Messages of the palette that finds screens, orders and actions. */
export const paletteMessages = {
  Screens: '畫面',
  Orders: '訂單',
  Actions: '動作',
  'A screen, an action, or an order by number, phone, recipient or product':
    '輸入畫面、動作，或訂單編號、電話、收件人、商品',
} as const;
