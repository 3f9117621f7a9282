export { countSold, giveBackStock, holdStock, takeStock } from './stock.service';
