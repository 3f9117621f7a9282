import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context';
import { ownerOf } from './cart-owner';
import { addToCart, deleteLine, readCart, updateLine } from './cart.service';

export const cartRoutes = ({ db }: Mall): DomainHandlers<'cart'> => ({
  list: (call) => readCart(db, ownerOf(call)),
  add: (call) => addToCart(db, ownerOf(call), call.body),
  update: (call) => updateLine(db, ownerOf(call), call.body),
  delete: (call) => deleteLine(db, ownerOf(call), call.body),
});
