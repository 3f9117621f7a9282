export { CartDrawer, type CartDrawerLine, type CartDrawerProps } from './CartDrawer/CartDrawer';
export { defaultBagLabels } from '../labels/zh-TW/bag';
export type { BagLabels } from './labels';
