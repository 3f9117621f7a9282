export type { CartLine } from './cart-line';
export { ownerOf } from './cart-owner';
export { toPricedLines, buyableLines, parcelOf } from './cart-pricing';
export {
  type CartOwner,
  removeLines,
  lockCartForPurchase,
  lockMemberCart,
  loadCart,
} from './cart.service';
export { countItems } from './item-count.repo';
export { guardLayer } from './layers.service';
export { refusalOf } from './problems';
export { publishCartChanged } from './publish-cart-changed';
export { memberEraser } from './member-eraser.repo';
