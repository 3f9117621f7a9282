import type { Transaction } from '../../../db/database';
import { eq } from 'drizzle-orm';
import type { OrderState } from '@mall/contract';
import {
  coupons,
  couponTickets,
  orderEvents,
  orderItems,
  orders,
  paymentAttempts,
} from '../../../db/schema';
import { readSettings, type Settings } from '../../../domains/configs';
import type { DemoShop } from '../demo-shop';
import { demoOrders, PAY_WITHIN_DAYS, type DemoOrder } from './demo-orders';
import { daysBefore, inShopHours } from './moments';
import { nextDeparture, shopCalendarOf } from '../../../domains/shipping';
import { seedCode } from './payment-code';

/** member@mall.test */
const MEMBER = 1;

/** Orders in every state. The seeded stock already accounts for them, so it is not changed. */
export async function seedOrders(tx: Transaction, shop: DemoShop, now: Date): Promise<void> {
  const settings = await readSettings(tx);
  for (const [number, order] of demoOrders.entries()) {
    await seedOrder(tx, { shop, settings, now }, number, order);
  }
}

/** What every order is seeded from. */
interface Seed {
  readonly shop: DemoShop;
  readonly settings: Settings;
  readonly now: Date;
}

async function seedOrder(
  tx: Transaction,
  { shop, settings, now }: Seed,
  number: number,
  { daysAgo, moves, lines, memberId = MEMBER, payment = 'credit', points = 0, coupon }: DemoOrder,
): Promise<void> {
  const orderedRules = lines.map(([ruleId, quantity]) => ({ ...findRule(shop, ruleId), quantity }));
  const layer = orderedRules[0]?.product.layer ?? 1;
  const method = shop.shippingMethods.find((each) => each.layer === layer && each.kind === 'home');
  if (!method) throw new Error(`No home delivery for layer ${layer}`);
  const itemsAmount = orderedRules.reduce(
    (sum, { rule, quantity }) => sum + rule.amount * quantity,
    0,
  );
  const isFree = method.freeFrom !== null && itemsAmount >= method.freeFrom;
  // One point is worth NT$1.
  const discount = (coupon?.off ?? 0) + points;
  const finalAmount = itemsAmount + (isFree ? 0 : method.fee) - discount;

  const createdAt = daysBefore(now, daysAgo);
  const events = timeline(moves, createdAt, now);
  const state = moves.at(-1)?.[0] ?? 'pending';
  const paidAt = events.find(({ to }) => to === 'paid')?.createdAt ?? null;
  const { collectsOn, deliversOn, transitDays } = method;
  const schedule = { collectsOn, deliversOn, transitDays };
  const promised = paidAt && nextDeparture(paidAt, shopCalendarOf(settings), schedule);
  const expiresAt = daysBefore(createdAt, -PAY_WITHIN_DAYS);
  const day = createdAt.toISOString().slice(0, 10).replaceAll('-', '');

  const transOrderId = `D${day}${String(number + 1).padStart(4, '0')}`;
  const [added] = await tx
    .insert(orders)
    .values({
      transOrderId,
      memberId,
      layer,
      state,
      payStatus: state === 'refunded' ? 'refunded' : paidAt ? 'paid' : 'unpaid',
      itemsAmount,
      shippingFee: isFree ? 0 : method.fee,
      discount,
      pointsUsed: points,
      pointsDiscount: points,
      finalAmount,
      shipping: {
        methodId: method.id,
        kind: 'home',
        name: method.name,
        ...recipientOf(memberId),
        note: '',
        schedule,
      },
      invoice: { kind: 'member' },
      paymentMethod: payment,
      ...(events.some(({ to }) => to === 'shipped') && {
        carrier: '黑貓宅急便',
        trackingNumber: String(620_000_000_000 + number * 7919),
      }),
      createdAt,
      paidAt,
      leavesOn: promised?.leavesOn ?? null,
      arrivesOn: promised?.arrivesOn ?? null,
      expiresAt,
    })
    .returning({ id: orders.id });
  if (!added) throw new Error('A demo order got no id');

  await tx.insert(orderItems).values(
    orderedRules.map(({ product, rule, quantity }) => ({
      orderId: added.id,
      productId: product.id,
      ruleId: rule.id,
      type: 1 as const,
      name: product.name,
      picture: product.pictures[0]?.path ?? '',
      attributes: rule.attributes,
      amount: rule.amount,
      marketPrice: rule.marketPrice,
      quantity,
    })),
  );
  await tx
    .insert(orderEvents)
    .values([
      { orderId: added.id, from: null, to: 'pending', actor: `member:${memberId}`, createdAt },
      ...events.map((event) => ({ ...event, orderId: added.id, actor: 'demo' })),
    ]);
  const merchantTradeNo = `DEMO${day}${String(number + 1).padStart(4, '0')}`;
  const items = orderedRules.map(({ product, quantity }) => `${product.name} x ${quantity}`);
  const code =
    payment === 'cvs'
      ? await seedCode(tx, {
          merchantTradeNo,
          transOrderId,
          amount: finalAmount,
          items,
          createdAt,
          expiresAt,
        })
      : null;
  await tx.insert(paymentAttempts).values({
    merchantTradeNo,
    orderId: added.id,
    method: payment,
    amount: finalAmount,
    state: paidAt ? 'paid' : code ? 'code_issued' : 'started',
    code,
    expiresAt: code || payment === 'transfer' ? expiresAt : null,
    createdAt,
    paidAt,
  });
  if (coupon) await useCoupon(tx, coupon.id, memberId, added.id, createdAt);
}

async function useCoupon(
  tx: Transaction,
  couponId: number,
  memberId: number,
  orderId: number,
  usedAt: Date,
): Promise<void> {
  await tx.insert(couponTickets).values({ couponId, memberId, orderId, usedAt });
  await tx.update(coupons).set({ usedCount: 1 }).where(eq(coupons.id, couponId));
}

const recipientOf = (memberId: number) =>
  memberId === MEMBER
    ? {
        recipient: '林小滿',
        phone: '0912345001',
        address: '103 臺北市大同區迪化街一段 88 號 3 樓',
      }
    : {
        recipient: '好鄰居',
        phone: `09${String(12_345_000 + memberId)}`,
        address: `103 臺北市大同區民樂街 ${memberId} 號`,
      };

/** The states that people of the shop, or a carrier, enter during the day. */
const BY_PEOPLE: ReadonlySet<OrderState> = new Set(['preparing', 'shipped', 'arrived', 'refunded']);

/** Each state change with its previous state and its moment; none is in the future. */
function timeline(moves: DemoOrder['moves'], createdAt: Date, now: Date) {
  let [at, from]: [Date, OrderState] = [createdAt, 'pending'];
  let shown = createdAt;
  return moves.map(([to, after]) => {
    // An order completes by itself, its days after the arrival that is shown.
    at = daysBefore(to === 'completed' ? shown : at, -after);
    const wanted = BY_PEOPLE.has(to) ? inShopHours(at) : at;
    shown = wanted > now ? now : wanted;
    const move = { from, to, createdAt: shown };
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
