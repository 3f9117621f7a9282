export { countSold, returnStock, lockStock, takeStock } from './stock.service';
