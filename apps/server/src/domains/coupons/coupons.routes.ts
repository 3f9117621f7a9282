import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context';
import { ownerOf } from '../cart';
import { applyTickets, listForCart } from '../checkout';
import { checkCode, listTickets } from './coupons.service';

export const couponRoutes = ({ db }: Mall): DomainHandlers<'coupons'> => ({
  list: ({ viewer, params, query }) => listTickets(db, viewer.id, params.type, query.page),
  forCart: (call) => listForCart(db, ownerOf(call)),
  check: ({ viewer, params, client }) => checkCode(db, viewer.id, params.code, client.language),
  apply: (call) => applyTickets(db, ownerOf(call), call.body.tickets),
});
