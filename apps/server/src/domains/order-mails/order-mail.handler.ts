import * as z from 'zod';
import type { Mall } from '../../context/context';
import type { Connection } from '../../db/database';
import { transaction } from '../../db/transaction';
import { SHOP_LANGUAGE } from '../../kernel/language';
import { closeWaiting } from '../../platform/outbox/outbox.repo';
import type { OutboxHandler } from '../../platform/outbox/outbox-worker';
import { readMailSwitches } from '../configs';
import { mailAddressOf, readAccount } from '../members';
import { readOrderById } from '../orders';
import { findRefund, findRefundLines } from '../payments';
import { presentOrderMail, type MailedRefund } from './order-mail.presenter';

const request = z.object({
  mail: z.enum([
    'orderPlaced',
    'paymentCode',
    'orderPaid',
    'orderShipped',
    'orderRefunded',
    'linesRefunded',
  ]),
  order: z.coerce.number().int(),
  /** With `linesRefunded`: the refund. */
  refund: z.optional(z.coerce.number().int()),
});
type Request = z.infer<typeof request>;

/**
 * Puts the mails about orders into words when they are due, and queues them to be sent. Triggers request them in the
 * transaction of their event (migrations `order_mails` and `line_refund_mails`). Requests of mails that the shop has switched off, or that are
 * out of date, end without one.
 */
export const orderMailHandler = ({ db, mailer }: Pick<Mall, 'db' | 'mailer'>): OutboxHandler => {
  const write = async ({ mail, order: orderId, refund: refundId }: Request) => {
    if (!(await readMailSwitches(db))[mail]) return null;
    const parts = await readOrderById(db, orderId);
    const member = parts && (await readAccount(db, parts.order.memberId));
    const to = member ? mailAddressOf(member) : '';
    if (!parts || !member || to === '') return null;
    const href = mailer.link(`/order/${parts.order.transOrderId}`);
    const written = presentOrderMail(
      mail,
      { ...parts, refund: await readRefund(db, orderId, refundId) },
      { name: member.name, href },
      SHOP_LANGUAGE,
    );
    return written && { to, mail: written };
  };
  return {
    async send({ id, payload }) {
      const written = await write(request.parse(payload));
      // The request is closed in the transaction that queues the mail: it is never queued twice.
      await transaction(db, async (tx) => {
        const isFirst = await closeWaiting(tx, id);
        if (isFirst && written) await mailer.enqueue(tx, written.to, written.mail);
      });
    },
    isFinal: (error) => error instanceof z.ZodError,
    remains: (payload) => payload,
  };
};

/** The refund of single lines that a mail is about; null: it is about none. */
async function readRefund(
  db: Connection,
  orderId: number,
  id: number | undefined,
): Promise<MailedRefund | null> {
  const refund = id === undefined ? undefined : await findRefund(db, orderId, id);
  return refund ? { refund, refundLines: await findRefundLines(db, [refund.id]) } : null;
}
