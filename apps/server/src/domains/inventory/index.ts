export { lockedStock, stockToTake, takenStock, type WantedStock } from './stock.repo';
export { countSold, retakeStock, returnStock } from './stock.service';
