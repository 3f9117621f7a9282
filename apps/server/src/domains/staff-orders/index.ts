export { advanceAsShop } from './shop-moves.service';
