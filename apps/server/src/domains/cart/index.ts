export type { CartLine } from './cart-line';
export { assembleCart } from './assemble-cart';
export {
  CART_TYPES,
  type CartData,
  cartDataOf,
  cartFields,
  type CartInputs,
  NO_VARIANTS,
} from './cart-data.repo';
export { linesOfMember } from './member-carts.repo';
export { ownerOf } from './cart-owner';
export { toPricedLines, buyableLines, parcelOf } from './cart-pricing';
export {
  deleteLines,
  linesToBuy,
  lockCart as lockMemberCart,
  lockedLines,
  offeringProducts,
} from './cart.repo';
export type { CartOwner } from './cart.service';
export { readBadges } from './badges.repo';
export { refusalOf } from './problems';
export { publishCartChanged } from './publish-cart-changed';
export { memberEraser } from './member-eraser.repo';
