export type { CartLine } from './cart-line';
export { ownerOf } from './cart-owner';
export { asPriced, buyableLines, parcelOf } from './cart-pricing';
export { type CartOwner, emptyOf, holdCart, lockMemberCart, workOut } from './cart.service';
export { countPieces } from './item-count.repo';
export { guardLayer } from './layers.service';
export { refusalOf } from './problems';
