import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import {
  chatConversations,
  chatMessages,
  orders,
  productRules,
  productWaits,
} from '../../../db/schema';
import { daysBefore } from './moments';

/** member@mall.test, staff@mall.test, and two of the neighbours. */
const [MEMBER, STAFF, MOTHER_LIU, KEVIN] = [1, 4, 23, 24];

/** A message of a conversation: author, text, age in days; `order`: the latest shipped order. */
interface Line {
  readonly by: number;
  readonly days: number;
  readonly text: string;
  readonly order?: true;
}

const conversations: readonly (readonly [memberId: number, lines: readonly Line[]])[] = [
  [
    MEMBER,
    [
      { by: MEMBER, days: 9, text: '請問常溫和冷藏可以一起寄嗎？' },
      { by: STAFF, days: 8.99, text: '您好，不同溫層要分開寄喔，這樣到您手上才新鮮。' },
      { by: MEMBER, days: 8.98, text: '了解，那我分兩筆下單，謝謝！' },
      { by: MEMBER, days: 0.3, text: '這一筆今天會到嗎？', order: true },
      { by: STAFF, days: 0.28, text: '已經在配送車上了，請留意電話。' },
    ],
  ],
  [
    MOTHER_LIU,
    [
      { by: MOTHER_LIU, days: 0.2, text: '小編，十包米可以幫我送到里辦公室嗎？' },
      { by: MOTHER_LIU, days: 0.19, text: '還有豆漿兩罐，一起。' },
    ],
  ],
  [
    KEVIN,
    [
      { by: KEVIN, days: 3, text: '水餃的團購表單在哪裡？' },
      { by: STAFF, days: 2.9, text: '貼在團購主的貼文底下了，截止到週日晚上十點。' },
    ],
  ],
];

/** Chat messages between members and the shop, and waiting lists of sold-out products. */
export async function seedCommunity(tx: Transaction, now: Date): Promise<void> {
  const [shipped] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.memberId, MEMBER), eq(orders.state, 'shipped')))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  for (const [memberId, lines] of conversations) {
    // Staff who replied have read the earlier messages; later ones are unread.
    const wasSeen = ({ by, days }: Line) =>
      lines.some((later) => later.days < days && (later.by === STAFF) !== (by === STAFF));
    const written = lines.flatMap((line) => {
      const head = {
        memberId,
        authorId: line.by,
        createdAt: daysBefore(now, line.days),
        readAt: wasSeen(line) ? daysBefore(now, line.days - 0.005) : null,
      };
      const text = { ...head, type: 1 as const, text: line.text };
      return line.order && shipped
        ? [{ ...head, type: 4 as const, text: '', orderId: shipped.id }, text]
        : [text];
    });
    const added = await tx
      .insert(chatMessages)
      .values(written.map((each, at) => ({ ...each, clientId: `demo-${memberId}-${at}` })))
      .returning({ id: chatMessages.id });
    await tx.insert(chatConversations).values({
      memberId,
      latestId: Math.max(...added.map(({ id }) => id)),
      unread: written.filter((each) => each.authorId === memberId && each.readAt === null).length,
    });
  }

  const soldOut = await tx
    .select({ productId: productRules.productId })
    .from(productRules)
    .groupBy(productRules.productId)
    .having(sql`sum(${productRules.stock}) = 0`)
    .orderBy(productRules.productId)
    .limit(3);
  if (soldOut.length === 0) return;
  await tx.insert(productWaits).values(
    soldOut.map(({ productId }, at) => ({
      memberId: MEMBER,
      productId,
      createdAt: daysBefore(now, at + 1),
    })),
  );
}
