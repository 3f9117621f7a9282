import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context';
import { listMessages, storeMessage } from './messages.service';
import { listOrders, readOrder, recentOrders } from './orders.service';
import { refundOrder } from './refund.service';
import { moveAsShop } from './staff-move.service';
import { tellTransfer } from './transfer.service';

export const orderRoutes = ({ db, gateway }: Mall): DomainHandlers<'orders'> => ({
  list: ({ viewer, params, query, client }) =>
    listOrders(db, viewer.id, params.status, query.page, client.language),
  recent: ({ viewer, query, client }) => recentOrders(db, viewer.id, query.limit, client.language),
  detail: ({ viewer, params, client }) => readOrder(db, viewer.id, params.id, client.language),
  store: ({ viewer, body, client }) =>
    tellTransfer(db, viewer.id, body.o_id, body.remit_account_check, client.language),
  refund: ({ viewer, body, client }) =>
    refundOrder(db, viewer.id, body.o_id, body.cancel_reason, client.language),
  move: ({ viewer, body, client }) => moveAsShop(db, gateway, viewer.id, body, client.language),
  messages: ({ viewer, params, query }) => listMessages(db, viewer, params.id, query.page),
  storeMessage: ({ viewer, body, idempotency }) =>
    storeMessage(db, viewer, body.oid, body.text, idempotency),
});
