import { orderStates, temperatures } from '@mall/contract/messages/en';
import type { ShopLabels } from '../types/shop';
import { orders } from './orders';
import { posts } from './posts';

/** English labels of the shop's components. */
export const shop: ShopLabels = {
  salePrice: 'Sale price',
  marketPrice: 'Market price',
  percentOff: (percent) => `${percent}% off`,
  until: (day) => `until ${day}`,
  soldCount: (count) => `${count} sold`,
  collect: (name) => `Collect “${name}”`,
  collectPost: (author) => `Collect the post of ${author}`,
  like: (author) => `Like the post of ${author}`,
  comments: (count) => `${count} ${count === 1 ? 'comment' : 'comments'}`,
  temperatures,
  gift: 'Gift',
  addon: 'Add-on',
  quantityOf: (name) => `Quantity of “${name}”`,
  removeFromCart: (name) => `Remove “${name}” from the cart`,
  freeShippingLeft: (amount) => `${amount} more for free shipping`,
  freeShippingReached: 'Shipping is free',
  moreProducts: (count) => `${count} more`,
  total: 'Total',
  itemsInAll: (count) => `${count} ${count === 1 ? 'item' : 'items'}`,
  orderNumber: 'Order number',
  orderStates,
  posts,
  orders,
};
