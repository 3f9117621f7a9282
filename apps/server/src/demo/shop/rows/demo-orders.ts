import type { OrderState } from '@mall/contract';

/** Days that an unpaid order reserves its items. */
export const PAY_WITHIN_DAYS = 5;

/** An order of the demo shop with its history. */
export interface DemoOrder {
  readonly daysAgo: number;
  /** Its state changes in order, each with the days since the previous one. */
  readonly moves: readonly (readonly [OrderState, number])[];
  /** [rule, quantity] */
  readonly lines: readonly (readonly [number, number])[];
  /** The member. @default member@mall.test */
  readonly memberId?: number;
  /** The payment method. @default 'credit' */
  readonly payment?: 'credit' | 'cvs' | 'transfer';
  /** Points spent on it. */
  readonly points?: number;
  /** NT$ off the items by the coupon with this id. */
  readonly coupon?: { readonly id: number; readonly off: number };
}

const HOUR = 1 / 24;
const paid = ['paid', HOUR / 6] as const;
const shipped = [paid, ['preparing', HOUR * 3], ['shipped', 1]] as const;
const done = [...shipped, ['arrived', 1], ['completed', 7]] as const;

/**
 * One order for each state that a member can see, and some history. All lines of an order have the
 * same shipping temperature.
 */
const ownOrders: readonly DemoOrder[] = [
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
    coupon: { id: 4, off: 50 },
  },
  { daysAgo: 0.05, moves: [], lines: [[13021, 1]], payment: 'cvs' },
  { daysAgo: 0.6, moves: [], lines: [[13031, 2]], payment: 'transfer' },
  { daysAgo: 60, moves: done, lines: [[18021, 1]], points: 60 },
  { daysAgo: 78, moves: [['cancelled', 0.5]], lines: [[12081, 1]] },
  { daysAgo: 110, moves: [['expired', PAY_WITHIN_DAYS]], lines: [[15041, 2]] },
  {
    daysAgo: 130,
    moves: [...done.slice(0, 4), ['refunding', 2], ['refunded', 3]],
    lines: [[10141, 1]],
  },
];

/** Members referred by the dealer, and their regular purchases. */
const referred = [23, 24, 25, 26, 27] as const;
const baskets: readonly DemoOrder['lines'][] = [
  [[13021, 2]],
  [[13031, 1]],
  [[13091, 2]],
  [[16141, 1]],
  [[18021, 1]],
];

/** Half a year of their orders, all completed. */
const referredOrders: readonly DemoOrder[] = Array.from({ length: 22 }, (_, at) => ({
  daysAgo: 14 + at * 8,
  moves: done,
  lines: baskets[at % baskets.length] ?? [],
  memberId: referred[(at * 3) % referred.length] ?? 23,
}));

/** The members referred by the dealer. */
export const referredByDealer: readonly number[] = referred;

/** Every order of the demo shop. */
export const demoOrders: readonly DemoOrder[] = [...ownOrders, ...referredOrders];
