/** Messages of buying an order again. */
export const buyAgainMessages = {
  'Buy again': '再買一次',
  'Everything is in your cart': '已將這筆訂單的商品加入購物車',
  'These items could not be added; the rest is in your cart':
    '其他商品已加入購物車，這些目前無法加入',
  'These items are not available right now': '這些商品目前無法購買',
  'Go to cart': '看購物車',
  'no longer sold': '已經不再販售',
} as const;
