import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context';
import { ownerOf } from './cart-owner';
import { presentCart } from './cart.presenter';
import { addToCart, deleteLine, readCart, updateLine } from './cart.service';

export const cartRoutes = ({ db }: Mall): DomainHandlers<'cart'> => ({
  list: async (call) => presentCart(await readCart(db, ownerOf(call)), call.language),
  add: async (call) => presentCart(await addToCart(db, ownerOf(call), call.body), call.language),
  update: async (call) =>
    presentCart(await updateLine(db, ownerOf(call), call.body), call.language),
  delete: async (call) =>
    presentCart(await deleteLine(db, ownerOf(call), call.body), call.language),
});
