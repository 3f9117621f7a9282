// Each of these is also an entry point of its own, e.g. `@mall/ui/products`, which lists its exports by name.
// Entry points that load a library of their own, or serve few screens, are not exported here: `@mall/ui/addresses`,
// `/carousel`, `/cart-drawer`, `/chat`, `/checkout`, `/combobox`, `/data-display`, `/desk`, `/image-cropper`,
// `/overlays`.
export * from './articles/index';
export * from './cart/index';
export * from './kit/index';
export * from './notifications/index';
export * from './orders/index';
export * from './products/index';
export * from './shell/index';
export * from './shop-labels/index';
export * from './theme/index';
export * from './tokens/index';
