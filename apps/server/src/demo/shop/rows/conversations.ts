import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import {
  cannedReplies,
  chatConversations,
  chatMessages,
  chatNotes,
  type ConversationState,
  orders,
} from '../../../db/schema';
import { daysBefore } from './moments';

/** member@mall.test, staff@mall.test, and some of the neighbours. */
const [MEMBER, STAFF, MOTHER_LIU, KEVIN, JIN, ZONGHAN, VIVIAN] = [1, 4, 23, 24, 27, 32, 31];

/** A message of a conversation: author, text, age in days; `order`: the latest order of the member. */
interface Line {
  readonly by: number;
  readonly days: number;
  readonly text: string;
  readonly order?: true;
}

/** The conversation of a member; open unless it says otherwise. */
interface Conversation {
  readonly memberId: number;
  readonly lines: readonly Line[];
  readonly state?: ConversationState;
  readonly assignee?: number;
  readonly note?: string;
}

const conversations: readonly Conversation[] = [
  {
    memberId: MEMBER,
    assignee: STAFF,
    lines: [
      { by: MEMBER, days: 9, text: '請問常溫和冷藏可以一起寄嗎？' },
      { by: STAFF, days: 8.99, text: '您好，不同溫層要分開寄喔，這樣到您手上才新鮮。' },
      { by: MEMBER, days: 8.98, text: '了解，那我分兩筆下單，謝謝！' },
      { by: MEMBER, days: 0.3, text: '這一筆今天會到嗎？', order: true },
      { by: STAFF, days: 0.28, text: '已經在配送車上了，請留意電話。' },
    ],
  },
  {
    memberId: MOTHER_LIU,
    note: '里長辦公室，平日十點後才有人收。',
    lines: [
      { by: MOTHER_LIU, days: 0.2, text: '小編，十包米可以幫我送到里辦公室嗎？' },
      { by: MOTHER_LIU, days: 0.19, text: '還有豆漿兩罐，一起。' },
    ],
  },
  {
    memberId: JIN,
    lines: [
      { by: JIN, days: 0.06, text: '這一筆的收件人可以改成我女兒嗎？', order: true },
      { by: JIN, days: 0.058, text: '她下週才從高雄回來。' },
    ],
  },
  {
    memberId: VIVIAN,
    assignee: STAFF,
    lines: [
      { by: VIVIAN, days: 1.2, text: '蛋捲禮盒可以附手寫卡片嗎？' },
      { by: STAFF, days: 1.19, text: '可以的，請在訂單備註寫下內容，五十字以內。' },
      { by: VIVIAN, days: 0.012, text: '太好了！那六盒要六張不同的卡片也可以嗎？' },
    ],
  },
  {
    memberId: KEVIN,
    state: 'resolved',
    lines: [
      { by: KEVIN, days: 3, text: '水餃的團購表單在哪裡？' },
      { by: STAFF, days: 2.9, text: '貼在團購主的貼文底下了，截止到週日晚上十點。' },
    ],
  },
  {
    memberId: ZONGHAN,
    state: 'snoozed',
    assignee: STAFF,
    lines: [
      { by: ZONGHAN, days: 0.9, text: '缺貨的小農草莓什麼時候會補？' },
      { by: STAFF, days: 0.88, text: '農友說兩天後採收，確定了再告訴您。' },
    ],
  },
];

/** How long the snoozed conversation stays away. */
const SNOOZED_DAYS = 1;

const replies = [
  {
    title: '運費與免運',
    text: '常溫宅配 100 元、滿 1,000 元免運；冷藏 160 元、滿 1,500 元免運；冷凍 180 元、滿 1,800 元免運。',
  },
  {
    title: '生鮮有狀況',
    text: '不好意思讓您遇到這個狀況。請在收到後 24 小時內拍照傳到這裡，我們補寄或退款給您。',
  },
  { title: '幫您查詢中', text: '您好，正在幫您查詢，請稍候幾分鐘。' },
];

/** Conversations between members and the shop, some of which wait, and what colleagues send often. */
export async function seedConversations(tx: Transaction, now: Date): Promise<void> {
  for (const each of conversations) await seedConversation(tx, now, each);
  await tx.insert(cannedReplies).values(replies);
}

async function seedConversation(
  tx: Transaction,
  now: Date,
  { memberId, lines, state = 'open', assignee, note }: Conversation,
): Promise<void> {
  const order = await findLatestOrder(tx, memberId);
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
    return line.order && order
      ? [{ ...head, type: 4 as const, text: '', orderId: order.id }, text]
      : [text];
  });
  const added = await tx
    .insert(chatMessages)
    .values(written.map((each, at) => ({ ...each, clientId: `demo-${memberId}-${at}` })))
    .returning({ id: chatMessages.id });
  const answeredAt = lines.findLastIndex(({ by }) => by === STAFF);
  const waiting = lines[answeredAt + 1];
  await tx.insert(chatConversations).values({
    ...{ memberId, state },
    latestId: Math.max(...added.map(({ id }) => id)),
    unread: written.filter((each) => each.authorId === memberId && each.readAt === null).length,
    waitingSince: waiting ? daysBefore(now, waiting.days) : null,
    snoozedUntil: state === 'snoozed' ? daysBefore(now, -SNOOZED_DAYS) : null,
    assigneeId: assignee ?? null,
  });
  if (note !== undefined) {
    await tx.insert(chatNotes).values({
      ...{ memberId, author: '巷口小編', text: note },
      createdAt: daysBefore(now, 0.1),
    });
  }
}

/** The latest order of a member, one that is on the road before others. */
async function findLatestOrder(tx: Transaction, memberId: number) {
  const [found] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.memberId, memberId))
    .orderBy(desc(sql`${orders.state} = 'shipped'`), desc(orders.createdAt))
    .limit(1);
  return found;
}
