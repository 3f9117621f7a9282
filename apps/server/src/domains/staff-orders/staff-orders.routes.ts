import { staffContract } from '@mall/contract/staff';
import type { Mall } from '../../context/context';
import { transaction } from '../../db/transaction';
import type { StaffHandlers } from '../../http/contract-types';
import { MallError } from '../../kernel/error';
import type { Language } from '../../kernel/language';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { runOnce, withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { actorOf, callOf, countDeskAttempt, recordAudit } from '../audit';
import {
  findAnyByNumber,
  listShopMessages,
  presentRecipient,
  readAnyOrder,
  sendShopMessage,
} from '../orders';
import { cancelAsShop } from './cancel-order.service';
import { confirmRefundAsShop } from './confirm-refund.service';
import { dismissRefundAlarm } from './dismiss-refund-alarm.service';
import { addNote } from './order-detail.repo';
import { carrierOf, presentMasked, presentStaffOrder } from './order-detail.presenter';
import { readStaffOrder } from './order-detail.service';
import { countOrderViews, listOrders } from './order-list.service';
import { revealContact } from './reveal-contact.service';
import { seesRecipient } from './sees-recipient';
import { previewRefund } from './preview-refund.service';
import type { RefundContext } from './refund-context';
import { presentDue } from './refund-due.presenter';
import { refundLinesAsShop } from './refund-lines.service';
import { refundAsShop } from './refund-order.service';
import { retryRefundAsShop } from './retry-refund.service';
import { advanceAsShop, confirmPaid, saveTracking } from './shop-moves.service';

export const staffOrderRoutes = (
  mall: Pick<Mall, 'db' | 'gateway' | 'log' | 'mailer'>,
): StaffHandlers<'orders'> => {
  const { db, gateway } = mall;
  const contextOf = (
    call: Parameters<typeof actorOf>[0] & Pick<RefundContext, 'idempotency'>,
  ): RefundContext => ({ ...mall, actor: actorOf(call), idempotency: call.idempotency });
  /** Reads an order again after it was changed. */
  const changed = async (call: {
    readonly viewer: StaffViewer;
    readonly body: { readonly o_id: string };
    readonly language: Language;
  }) => presentStaffOrder(await readStaffOrder(db, call.body.o_id), call.viewer, call.language);
  return {
    list: ({ viewer, query }) => listOrders(db, viewer, query),
    counts: () => countOrderViews(db),
    async detail({ viewer, params, client, language }) {
      const found = await readStaffOrder(db, params.id);
      if (seesRecipient(viewer, found.parts.order)) {
        await countDeskAttempt(db, {
          ...{ kind: 'orderRead', colleagueId: viewer.id, network: client.network },
          call: callOf(staffContract.orders.detail),
        });
      }
      return presentStaffOrder(found, viewer, language);
    },
    async revealContact(call) {
      const { order, account } = await revealContact(mall, actorOf(call), call.body.o_id);
      return {
        ...{ account, ...presentRecipient(order) },
        ...{ note: order.shipping.note, invoice_code: carrierOf(order) },
      };
    },
    async print(call) {
      const { o_ids: ids } = call.body;
      const found = [];
      for (const id of ids) found.push(await readAnyOrder(db, id));
      await transaction(db, async (tx) => {
        for (const id of ids) {
          await recordAudit(tx, actorOf(call), { action: 'order.printed', subject: `order:${id}` });
        }
      });
      return found.map((parts) => presentMasked(parts, call.viewer, call.language));
    },
    async advance(call) {
      await transaction(db, (tx) => advanceAsShop(tx, actorOf(call), call.body));
      return changed(call);
    },
    async saveTracking(call) {
      await saveTracking(db, actorOf(call), call.body);
      return changed(call);
    },
    async confirmPaid(call) {
      await transaction(db, (tx) => confirmPaid(tx, actorOf(call), call.body.o_id));
      return changed(call);
    },
    previewRefund: async ({ body }) => presentDue(await previewRefund(db, gateway, body)),
    async requestRefund(call) {
      await cancelAsShop(contextOf(call), call.body);
      return changed(call);
    },
    async refund(call) {
      await refundAsShop(contextOf(call), call.body);
      return changed(call);
    },
    async refundLines(call) {
      await refundLinesAsShop(contextOf(call), call.body);
      return changed(call);
    },
    async confirmRefund(call) {
      await confirmRefundAsShop(contextOf(call), call.body);
      return changed(call);
    },
    async retryRefund(call) {
      await retryRefundAsShop(contextOf(call), call.body);
      return changed(call);
    },
    async dismissRefundAlarm(call) {
      await dismissRefundAlarm(db, actorOf(call), call.body);
      return changed(call);
    },
    async addNote(call) {
      const { viewer, body } = call;
      await runOnce(db, viewer.id, call.idempotency, async (tx) => {
        const order = await findAnyByNumber(tx, body.o_id);
        if (!order) throw new MallError('notFound');
        await addNote(tx, { orderId: order.id, author: viewer.name, text: body.text });
        await recordAudit(tx, actorOf(call), {
          action: 'order.noted',
          subject: `order:${body.o_id}`,
        });
      });
      return changed(call);
    },
    messages: ({ params }) => listShopMessages(db, params.id),
    sendMessage(call) {
      const { viewer, body, idempotency } = call;
      const { reply } = staffContract.orders.sendMessage;
      return withIdempotency(db, viewer.id, idempotency, reply, async (tx) => {
        await recordAudit(tx, actorOf(call), {
          action: 'order.messageSent',
          subject: `order:${body.o_id}`,
        });
        return sendShopMessage(tx, viewer.id, body.o_id, body.text);
      });
    },
  };
};
