// Each of these is also an entry point of its own, e.g. `@mall/ui/products`, which lists its exports by name.
// What brings a library that not every screen needs is only that: `@mall/ui/address`, `/bag`, `/carousel`, `/chat`, `/combobox`, `/crop`, `/data`, `/hints`.
export * from './articles/index';
export * from './cart/index';
export * from './checkout/index';
export * from './content/index';
export * from './kit/index';
export * from './notifications/index';
export * from './orders/index';
export * from './products/index';
export * from './shell/index';
export * from './theme/index';
export * from './tokens/index';
