export { useCartPoints, type UseCartPoints } from './useCartPoints';
export { usePointExpiry } from './usePointExpiry';
export { usePointHistory } from './usePointHistory';
