export { CartDrawer, type CartDrawerLine, type CartDrawerProps } from './CartDrawer/CartDrawer';
export { defaultCartDrawerLabels } from '../labels/zh-TW/cart-drawer';
export type { CartDrawerLabels } from '../labels/types/cart-drawer';
