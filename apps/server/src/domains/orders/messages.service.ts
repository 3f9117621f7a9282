import { contract } from '@mall/contract';
import type { Connection, Database, Transaction } from '../../db/database';
import type { Idempotency } from '../../kernel/idempotency';
import type { Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { countWrite, type WriteLimit } from '../../platform/rate-limit/write-limit';
import { paged, slice } from '../../kernel/paging';
import { taipeiTime } from '../../kernel/time';
import { readSettings } from '../configs';
import { notify } from '../notifications';
import { addMessage, countMessages, findMessages, type MessageRow } from './messages.repo';
import { aboutOrder } from './orders.notifications';
import { findAnyByNumber } from './any-order.repo';
import { findByNumber } from './orders.repo';

const PER_PAGE = 20;
/** How many messages colleagues see of an order. */
const MOST_SHOWN = 100;

type Speaker = Pick<Viewer, 'id' | 'role' | 'name' | 'isNewcomer'>;

/** More than anyone needs for one delivery. */
const MESSAGES: WriteLimit = {
  name: 'order-messages',
  seconds: 60 * 60,
  most: 30,
  mostOfNewcomers: 10,
  failure: 'tooManyOrderMessages',
};

/**
 * The messages between the member and the shop about an order, newest first.
 *
 * @throws {MallError} notFound – the same for another member's order and one that does not exist
 */
export async function listMessages(
  db: Connection,
  viewer: Speaker,
  transOrderId: string,
  page: number | undefined,
) {
  const order = await findFor(db, viewer, transOrderId);
  const part = slice(page, PER_PAGE);
  const total = await countMessages(db, order.id);
  const rows = await findMessages(db, order.id, part);
  const shop = await shopName(db);
  return paged(
    rows.map((row) => presentMessage(row, shop)),
    total,
    part,
  );
}

/**
 * Adds a message of a member to one of their orders.
 *
 * @throws {MallError} notFound, idempotencyKeyReused, tooManyOrderMessages
 */
export const sendMessage = (
  db: Database,
  viewer: Speaker,
  transOrderId: string,
  text: string,
  idempotency: Idempotency | null,
) =>
  withIdempotency(db, viewer.id, idempotency, contract.orders.sendMessage.reply, async (tx) => {
    const order = await findFor(tx, viewer, transOrderId);
    await countWrite(tx, MESSAGES, viewer);
    const written = { orderId: order.id, authorId: viewer.id, fromShop: false, text };
    const message = await addMessage(tx, written);
    return presentMessage({ message, authorName: viewer.name }, await shopName(tx));
  });

/** The messages about an order, as colleagues read them, newest first. @throws {MallError} notFound */
export async function listShopMessages(db: Connection, transOrderId: string) {
  const order = await findAnyByNumber(db, transOrderId);
  if (!order) throw new MallError('notFound');
  const rows = await findMessages(db, order.id, slice(1, MOST_SHOWN));
  const shop = await shopName(db);
  return rows.map((row) => presentMessage(row, shop));
}

/**
 * Sends the member a message about an order, and notifies them.
 *
 * @throws {MallError} notFound
 */
export async function sendShopMessage(
  tx: Transaction,
  authorId: number,
  transOrderId: string,
  text: string,
) {
  const order = await findAnyByNumber(tx, transOrderId);
  if (!order) throw new MallError('notFound');
  const message = await addMessage(tx, { orderId: order.id, authorId, fromShop: true, text });
  const answered = { notice: 'orderAnswered', order: transOrderId } as const;
  await notify(tx, order.memberId, aboutOrder(order, answered));
  return presentMessage({ message, authorName: null }, await shopName(tx));
}

async function findFor(db: Connection, { id }: Speaker, transOrderId: string) {
  const order = await findByNumber(db, id, transOrderId);
  if (!order) throw new MallError('notFound');
  return order;
}

/** Messages from staff show the shop's name, whichever person wrote them. */
const presentMessage = ({ message, authorName }: MessageRow, shop: string) => ({
  id: message.id,
  text: message.text,
  from_shop: message.fromShop,
  create_name: message.fromShop ? shop : (authorName ?? ''),
  create_time: taipeiTime(message.createdAt),
});

const shopName = async (db: Connection): Promise<string> =>
  (await readSettings(db)).common.store_name;
