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
export { countPieces } from './item-count.repo';
export { guardLayer } from './layers.service';
export { refusalOf } from './problems';
export { tellCart } from './tell-cart';
export { memberEraser } from './member-eraser.repo';
