import type { DomainHandlers } from '../../http/contract-types';
import { mapPage } from '../../kernel/paging';
import type { Mall } from '../../context/context';
import { listMessages, sendMessage } from './messages.service';
import { presentDetail, presentSummary } from './orders.presenter';
import { listOrders, readOrder, recentOrders } from './orders.service';
import { refundOrder } from './refund.service';
import { reportTransfer } from './transfer.service';
import { withdrawRefund } from './withdraw-refund.service';

export const orderRoutes = ({ db }: Pick<Mall, 'db'>): DomainHandlers<'orders'> => ({
  async list({ viewer, params, query, language }) {
    const page = await listOrders(db, viewer.id, params.status, query.page);
    return mapPage(page, (order) => presentSummary(order, language));
  },
  async recent({ viewer, query, language }) {
    const orders = await recentOrders(db, viewer.id, query.limit);
    return orders.map((order) => presentSummary(order, language));
  },
  detail: async ({ viewer, params, language }) =>
    presentDetail(await readOrder(db, viewer.id, params.id), language),
  async saveTransfer({ viewer, body, language }) {
    const { o_id: id, remit_account_check: digits } = body;
    return presentDetail(await reportTransfer(db, viewer.id, id, digits), language);
  },
  refund: async ({ viewer, body, language }) =>
    presentDetail(await refundOrder(db, viewer.id, body.o_id, body.cancel_reason), language),
  withdrawRefund: async ({ viewer, body, language }) =>
    presentDetail(await withdrawRefund(db, viewer.id, body.o_id), language),
  messages: ({ viewer, params, query }) => listMessages(db, viewer, params.id, query.page),
  sendMessage: ({ viewer, body, idempotency }) =>
    sendMessage(db, viewer, body.oid, body.text, idempotency),
});
