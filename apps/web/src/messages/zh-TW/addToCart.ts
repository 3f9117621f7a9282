/** Messages of adding an item to the cart. */
export const addToCartMessages = {
  'Added to cart': '已加入購物車',
  'You are offline, so you cannot add items to your cart.': '目前離線，無法加入購物車',
  'View cart': '去購物車',
} as const;
