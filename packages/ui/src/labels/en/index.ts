export { editor } from './editor';
export { permission } from './permission';
export { products } from './products';
export { shop } from './shop';
export { ui } from './ui';
