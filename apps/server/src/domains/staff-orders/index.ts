export { advanceAsShop, confirmPaid } from './shop-moves.service';
