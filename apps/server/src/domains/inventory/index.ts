export { lockedStock, stockToTake, takenStock } from './stock.repo';
export { countSold, returnStock, totalQuantities } from './stock.service';
