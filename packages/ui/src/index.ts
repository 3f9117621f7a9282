// Each of these is an entry of its own too, `@mall/ui/products`: its names stand there.
export * from './articles/index';
export * from './cart/index';
export * from './content/index';
export * from './kit/index';
export * from './orders/index';
export * from './products/index';
export * from './shell/index';
export * from './theme/index';
export * from './tokens/index';
