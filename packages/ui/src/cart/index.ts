export { CartLine, type CartLineItem, type CartLineProps } from './CartLine/CartLine';
export {
  FreeShippingProgress,
  type FreeShippingProgressProps,
} from './FreeShippingProgress/FreeShippingProgress';
