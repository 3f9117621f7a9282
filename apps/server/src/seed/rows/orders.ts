import type { Transaction } from '../../db/database';
import { orderEvents, orderItems, orders, paymentAttempts, type OrderState } from '../../db/schema';
import type { DemoShop } from '../demo-shop';
import { daysBefore } from './moments';

/** member@mall.test */
const MEMBER = 1;
const HOUR = 1 / 24;
/** How long an unpaid order holds its goods. */
const PAY_WITHIN_DAYS = 5;

interface DemoOrder {
  readonly daysAgo: number;
  /** The moves it made, in order, each so many days after the one before. */
  readonly moves: readonly (readonly [OrderState, number])[];
  /** [rule, quantity] */
  readonly lines: readonly (readonly [number, number])[];
}

const paid = ['paid', HOUR / 6] as const;
const shipped = [paid, ['preparing', HOUR * 3], ['shipped', 1]] as const;
const done = [...shipped, ['arrived', 1], ['completed', 7]] as const;

/** One order for each state that a member meets, and some history. All lines of one travel alike. */
const demoOrders: readonly DemoOrder[] = [
  {
    daysAgo: 0.1,
    moves: [],
    lines: [
      [13021, 2],
      [13031, 1],
    ],
  },
  {
    daysAgo: 0.4,
    moves: [paid],
    lines: [
      [17071, 1],
      [15121, 2],
    ],
  },
  {
    daysAgo: 1.1,
    moves: [paid, ['preparing', HOUR * 4]],
    lines: [
      [14051, 2],
      [14121, 1],
    ],
  },
  {
    daysAgo: 2.2,
    moves: shipped,
    lines: [
      [10021, 1],
      [10041, 1],
    ],
  },
  { daysAgo: 4, moves: [...shipped, ['arrived', 1]], lines: [[13091, 2]] },
  {
    daysAgo: 24,
    moves: done,
    lines: [
      [16141, 1],
      [16131, 2],
    ],
  },
  { daysAgo: 60, moves: done, lines: [[18021, 1]] },
  { daysAgo: 78, moves: [['cancelled', 0.5]], lines: [[12081, 1]] },
  { daysAgo: 110, moves: [['expired', PAY_WITHIN_DAYS]], lines: [[15041, 2]] },
  {
    daysAgo: 130,
    moves: [...done.slice(0, 4), ['refunding', 2], ['refunded', 3]],
    lines: [[10141, 1]],
  },
];

/** Orders of member@mall.test in every state. Stock was taken when they were placed: it is not touched. */
export async function seedOrders(tx: Transaction, shop: DemoShop, now: Date): Promise<void> {
  for (const [number, order] of demoOrders.entries()) await seedOrder(tx, shop, now, number, order);
}

async function seedOrder(
  tx: Transaction,
  shop: DemoShop,
  now: Date,
  number: number,
  { daysAgo, moves, lines }: DemoOrder,
): Promise<void> {
  const goods = lines.map(([ruleId, quantity]) => ({ ...findRule(shop, ruleId), quantity }));
  const layer = goods[0]?.product.layer ?? 1;
  const method = shop.shippingMethods.find((each) => each.layer === layer && each.kind === 'home');
  if (!method) throw new Error(`No home delivery for layer ${layer}`);
  const itemsAmount = goods.reduce((sum, { rule, quantity }) => sum + rule.amount * quantity, 0);
  const isFree = method.freeFrom !== null && itemsAmount >= method.freeFrom;
  const finalAmount = itemsAmount + (isFree ? 0 : method.fee);

  const createdAt = daysBefore(now, daysAgo);
  const events = timeline(moves, daysAgo).map(({ from, to, age }) => ({
    from,
    to,
    createdAt: daysBefore(now, age),
  }));
  const state = moves.at(-1)?.[0] ?? 'pending';
  const paidAt = events.find(({ to }) => to === 'paid')?.createdAt ?? null;
  const day = createdAt.toISOString().slice(0, 10).replaceAll('-', '');

  const [added] = await tx
    .insert(orders)
    .values({
      transOrderId: `D${day}${String(number + 1).padStart(4, '0')}`,
      memberId: MEMBER,
      layer,
      state,
      payStatus: state === 'refunded' ? 'refunded' : paidAt ? 'paid' : 'unpaid',
      itemsAmount,
      shippingFee: isFree ? 0 : method.fee,
      finalAmount,
      shipping: {
        methodId: method.id,
        kind: 'home',
        name: method.name,
        recipient: '林小滿',
        phone: '0912345001',
        address: '103 臺北市大同區迪化街一段 88 號 3 樓',
        note: '',
      },
      invoice: { kind: 'member' },
      paymentMethod: 'credit',
      createdAt,
      paidAt,
      expiresAt: daysBefore(createdAt, -PAY_WITHIN_DAYS),
    })
    .returning({ id: orders.id });
  if (!added) throw new Error('A demo order got no id');

  await tx.insert(orderItems).values(
    goods.map(({ product, rule, quantity }) => ({
      orderId: added.id,
      productId: product.id,
      ruleId: rule.id,
      type: 1 as const,
      name: product.name,
      picture: product.pictures[0] ?? '',
      attributes: rule.attributes,
      amount: rule.amount,
      marketPrice: rule.marketPrice,
      quantity,
    })),
  );
  await tx
    .insert(orderEvents)
    .values([
      { orderId: added.id, from: null, to: 'pending', actor: `member:${MEMBER}`, createdAt },
      ...events.map((event) => ({ ...event, orderId: added.id, actor: 'demo' })),
    ]);
  await tx.insert(paymentAttempts).values({
    merchantTradeNo: `DEMO${day}${String(number + 1).padStart(4, '0')}`,
    orderId: added.id,
    method: 'credit',
    amount: finalAmount,
    state: paidAt ? 'paid' : 'started',
    createdAt,
    paidAt,
  });
}

/** Each move with the state it left and how many days ago it was; none lies in the future. */
function timeline(moves: DemoOrder['moves'], daysAgo: number) {
  let age = daysAgo;
  let from: OrderState = 'pending';
  return moves.map(([to, after]) => {
    const move = { from, to, age: (age = Math.max(0, age - after)) };
    from = to;
    return move;
  });
}

function findRule(shop: DemoShop, ruleId: number) {
  for (const product of shop.products) {
    const rule = product.rules.find(({ id }) => id === ruleId);
    if (rule) return { product, rule };
  }
  throw new Error(`No demo product has the variant ${ruleId}`);
}
