import type { NotificationTarget, OrderState } from '@mall/contract';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import {
  articleComments,
  articles,
  notificationActors,
  notifications,
  orders,
} from '../../../db/schema';
import { excerpt } from '../../../platform/link-previews/link-preview';
import { daysBefore } from './moments';

/** member@mall.test and poster@mall.test. */
const [MEMBER, POSTER] = [1, 2];

/** A notice by the shop; the older ones are read. */
interface ShopNotice {
  readonly kind: 1 | 2;
  readonly title: string;
  readonly content: string;
  readonly days: number;
  readonly path: string;
  readonly isRead?: true;
}

const shopNotices: readonly ShopNotice[] = [
  {
    kind: 2,
    title: '柑橘季開始了',
    content: '卓蘭椪柑、屏東檸檬到貨，產地早上剪下，紙箱一開就聞得到。',
    days: 0.8,
    path: '/store/10',
  },
  {
    kind: 2,
    title: '冷凍滿 1,800 免運',
    content: '這個週末圍爐，鍋底我們備好了。',
    days: 3,
    path: '/mall',
    isRead: true,
  },
  {
    kind: 1,
    title: '週年慶送點數',
    content: '300 點已經存進您的帳戶，結帳時就能折抵。',
    days: 20,
    path: '/member/point',
    isRead: true,
  },
  {
    kind: 2,
    title: '歡迎來到巷口市集',
    content: '送您 100 點，下次結帳就能折抵。',
    days: 399,
    path: '/mall',
    isRead: true,
  },
];

/**
 * The member's notifications about orders and from the shop, and those of a poster whose post
 * neighbours like.
 */
export async function seedNotices(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(notifications).values(
    shopNotices.map(({ kind, title, content, days, path, isRead }) => ({
      memberId: MEMBER,
      kind,
      title,
      content,
      target: { type: 'page' as const, path } satisfies NotificationTarget,
      createdAt: daysBefore(now, days),
      readAt: isRead ? daysBefore(now, days - 0.5) : null,
    })),
  );
  await notifyOfOrder(tx, 'shipped', daysBefore(now, 0.2));
  await notifyOfOrder(tx, 'paid', daysBefore(now, 0.35));
  await notifyOfNeighbours(tx);
}

async function notifyOfOrder(
  tx: Transaction,
  state: Extract<OrderState, 'paid' | 'shipped'>,
  createdAt: Date,
): Promise<void> {
  const [order] = await tx
    .select({ number: orders.transOrderId })
    .from(orders)
    .where(and(eq(orders.memberId, MEMBER), eq(orders.state, state)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (!order) return;
  await tx.insert(notifications).values({
    memberId: MEMBER,
    kind: 1,
    notice: { notice: 'orderMoved', order: order.number, news: state },
    target: { type: 'order', trans_order_id: order.number },
    createdAt,
  });
}

/** The likes of the poster's latest post, in one notification, and its latest comments. */
async function notifyOfNeighbours(tx: Transaction): Promise<void> {
  const [post] = await tx
    .select({ id: articles.id, content: articles.content, createdAt: articles.createdAt })
    .from(articles)
    .where(eq(articles.memberId, POSTER))
    .orderBy(desc(articles.createdAt))
    .limit(1);
  if (!post) return;
  const head = {
    memberId: POSTER,
    kind: 2 as const,
    target: { type: 'article' as const, a_id: post.id },
    createdAt: post.createdAt,
  };
  // The demo stores likes as a number only, so commenters count as likers too.
  const likers = await tx
    .selectDistinct({ memberId: articleComments.memberId })
    .from(articleComments)
    .where(ne(articleComments.memberId, POSTER))
    .orderBy(articleComments.memberId)
    .limit(4);
  await addNotification(
    tx,
    {
      ...head,
      notice: { notice: 'postLiked', post: excerpt(post.content, 40) },
      groupKey: `like:${post.id}`,
    },
    likers.map(({ memberId }) => memberId),
  );
  const [comment] = await tx
    .select()
    .from(articleComments)
    .where(and(eq(articleComments.articleId, post.id), ne(articleComments.memberId, POSTER)))
    .orderBy(desc(articleComments.id))
    .limit(1);
  if (!comment) return;
  await addNotification(
    tx,
    {
      ...head,
      notice: { notice: 'postCommented', id: comment.id, comment: excerpt(comment.comment, 40) },
      groupKey: `comments:${post.id}`,
      createdAt: comment.createdAt,
    },
    [comment.memberId],
  );
}

async function addNotification(
  tx: Transaction,
  notice: typeof notifications.$inferInsert,
  actors: readonly number[],
): Promise<void> {
  if (actors.length === 0) return;
  const [added] = await tx.insert(notifications).values(notice).returning({ id: notifications.id });
  if (!added) return;
  await tx
    .insert(notificationActors)
    .values(actors.map((memberId) => ({ notificationId: added.id, memberId })));
}
