export { useCartPoints } from './useCartPoints';
export { usePointExpiry } from './usePointExpiry';
export { usePointHistory } from './usePointHistory';
