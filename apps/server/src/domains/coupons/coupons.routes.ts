import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context/context';
import { ownerOf } from '../cart';
import { applyTickets, listForCart, presentCartTicket } from '../checkout';
import { presentTicket, presentCodeValue } from './coupons.presenter';
import { checkCode, claimCode, listTickets } from './coupons.service';

export const couponRoutes = ({ db }: Mall): DomainHandlers<'coupons'> => ({
  list: ({ viewer, params, query }) => listTickets(db, viewer.id, params.type, query.page),
  async forCart(call) {
    const tickets = await listForCart(db, ownerOf(call));
    return tickets.map((ticket) => presentCartTicket(ticket, call.language));
  },
  check: async ({ viewer, params, language }) =>
    presentCodeValue(await checkCode(db, viewer.id, params.code), language),
  claim: async ({ viewer, body }) => presentTicket(await claimCode(db, viewer.id, body.code)),
  async apply(call) {
    const { list, totals } = await applyTickets(db, ownerOf(call), call.body.tickets);
    return { list: list.map((ticket) => presentCartTicket(ticket, call.language)), totals };
  },
});
