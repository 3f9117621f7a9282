import { randomUUID } from 'node:crypto';
import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database';
import { eraseMails } from '../../platform/mail/mails.repo';
import {
  addresses,
  articleCollects,
  articleLikes,
  articleMedia,
  articleReports,
  articles,
  cartItems,
  cartPoints,
  cartTickets,
  chatMessages,
  couponTickets,
  dealerCharges,
  dealerPaymentInfos,
  dealerProfits,
  idempotencyKeys,
  mailedLinks,
  memberIdentities,
  members,
  notifications,
  pointDebts,
  pointEntries,
  productCollects,
  products,
  productWaits,
  sessions,
  shippingChoices,
  storeMapVisits,
} from '../../db/schema';

/** The name that is shown for deleted members. */
const DELETED_NAME = '已刪除的會員';

/** Tables with a member's personal data, whose rows are deleted. */
export const OWN_TABLES: readonly (PgTable & { readonly memberId: PgColumn })[] = [
  addresses,
  articleCollects,
  articleReports,
  cartItems,
  cartPoints,
  cartTickets,
  chatMessages,
  idempotencyKeys,
  mailedLinks,
  memberIdentities,
  notifications,
  pointDebts,
  pointEntries,
  productWaits,
  sessions,
  shippingChoices,
  storeMapVisits,
];

/** A file that belonged to a member. */
export interface OwnFile {
  readonly path: string;
  readonly of: 'avatar' | 'post' | 'chat';
}

/**
 * Deletes all personal data of a member: sign-in, addresses, likes, texts and notifications. For what is
 * kept, and why, see docs/decisions/0011. It covers the tables of all domains in one place, because data that
 * is missed here stays forever.
 *
 * @returns the member's files, to be deleted after the commit.
 */
export async function eraseMember(tx: Transaction, id: number): Promise<OwnFile[]> {
  const files = await filesOf(tx, id);
  await takeBackMarks(tx, id);
  for (const table of OWN_TABLES) await tx.delete(table).where(eq(table.memberId, id));
  await tx
    .delete(couponTickets)
    .where(and(eq(couponTickets.memberId, id), isNull(couponTickets.orderId)));
  await tx.delete(articleMedia).where(eq(articleMedia.memberId, id));
  await tx
    .update(articles)
    .set({ content: '', deletedAt: sql`coalesce(${articles.deletedAt}, now())` })
    .where(eq(articles.memberId, id));
  await eraseBankAccount(tx, id);
  await eraseLetters(tx, id);
  await tx
    .update(members)
    .set({
      account: `deleted:${id}`,
      name: DELETED_NAME,
      email: '',
      phone: '',
      passwordHash: null,
      deviceKey: randomUUID(),
      avatar: null,
      mobileBarcode: null,
      extra: {},
      points: 0,
      dealerCode: null,
      isDealer: false,
      role: 'member',
      deletedAt: new Date(),
    })
    .where(eq(members.id, id));
  return files;
}

async function filesOf(tx: Transaction, id: number): Promise<OwnFile[]> {
  const avatar = await tx.select({ path: members.avatar }).from(members).where(eq(members.id, id));
  const posted = await tx
    .select({ path: articleMedia.path })
    .from(articleMedia)
    .where(eq(articleMedia.memberId, id));
  const sent = await tx
    .select({ path: chatMessages.media })
    .from(chatMessages)
    .where(eq(chatMessages.memberId, id));
  const found = (of: OwnFile['of'], rows: readonly { readonly path: string | null }[]) =>
    rows.flatMap(({ path }) => (path === null ? [] : [{ path, of }]));
  return [...found('avatar', avatar), ...found('post', posted), ...found('chat', sent)];
}

/** Decreases the like and collect counts that include the member's. */
async function takeBackMarks(tx: Transaction, id: number): Promise<void> {
  const liked = await tx
    .delete(articleLikes)
    .where(eq(articleLikes.memberId, id))
    .returning({ id: articleLikes.articleId });
  const collected = await tx
    .delete(productCollects)
    .where(eq(productCollects.memberId, id))
    .returning({ id: productCollects.productId });
  const ids = (marks: readonly { readonly id: number }[]) =>
    marks.map((mark) => mark.id).sort((one, other) => one - other);
  if (liked.length > 0) {
    await tx
      .update(articles)
      .set({ likeCount: sql`${articles.likeCount} - 1` })
      .where(inArray(articles.id, ids(liked)));
  }
  if (collected.length > 0) {
    await tx
      .update(products)
      .set({ collectCount: sql`${products.collectCount} - 1` })
      .where(inArray(products.id, ids(collected)));
  }
}

/** A dealer's bank account is kept while a payout is due. */
async function eraseBankAccount(tx: Transaction, id: number): Promise<void> {
  const waiting = tx
    .select({ id: dealerCharges.id })
    .from(dealerCharges)
    .where(and(eq(dealerCharges.dealerId, id), eq(dealerCharges.state, 'waiting')));
  const unclosed = tx
    .select({ id: dealerProfits.orderId })
    .from(dealerProfits)
    .where(
      and(
        eq(dealerProfits.dealerId, id),
        isNull(dealerProfits.chargeId),
        isNull(dealerProfits.reversedAt),
      ),
    );
  await tx
    .delete(dealerPaymentInfos)
    .where(
      and(eq(dealerPaymentInfos.memberId, id), sql`not (${or(exists(waiting), exists(unclosed))})`),
    );
}

async function eraseLetters(tx: Transaction, id: number): Promise<void> {
  const own = { account: members.account, email: members.email };
  const [member] = await tx.select(own).from(members).where(eq(members.id, id));
  if (member) await eraseMails(tx, [member.account, member.email]);
}
