export { lockedStock, stockToTake, takenStock, type WantedStock } from './stock.repo';
export { countSold, returnStock } from './stock.service';
