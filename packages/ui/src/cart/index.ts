export { CartLine, type CartLineItem, type CartLineProps } from './CartLine/CartLine';
export { DeliveryVan, type DeliveryVanProps } from './DeliveryVan/DeliveryVan';
export { VanDrawing, type VanDrawingProps } from './DeliveryVan/VanDrawing';
