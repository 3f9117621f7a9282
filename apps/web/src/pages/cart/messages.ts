/** Messages of the cart. */
export const cartMessages = {
  Cart: '購物車',
  'Carts by temperature': '依溫層分開結帳的購物車',
  'Your {0} cart is empty': '{0}購物車是空的',
  'Your cart is empty': '購物車是空的',
  'Go and see what is fresh around the corner.': '去巷口逛逛，看看今天有什麼新鮮的。',
  'Go to the mall': '去逛商城',
  'The cart could not be loaded': '購物車載入失敗',
  Items: '商品金額',
  Saved: '已省下',
  Shipping: '運費',
  Free: '免運',
  Total: '總計',
  'Go to checkout': '前往結帳',
  'Checkout ({0})': '結帳（{0}）',
  'Each temperature travels in its own box, so each is checked out by itself.':
    '不同溫層要分開裝箱配送，所以會分開結帳。',
  'Please take care of the marked items first': '請先處理標示的商品，再前往結帳',
  'You may also add': '加購更划算',
  Add: '加購',
} as const;
