export { useCartPoints } from './useCartPoints';
