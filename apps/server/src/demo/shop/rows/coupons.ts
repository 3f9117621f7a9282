import type { Transaction } from '../../../db/database';
import { coupons, couponTickets } from '../../../db/schema';
import { endOfTaipeiDay } from '../../../kernel/time';
import { daysBefore } from './moments';

/** member@mall.test */
const MEMBER = 1;

/** The coupons, and the number of unused tickets that member@mall.test has of each. */
const demoCoupons: readonly (Omit<typeof coupons.$inferInsert, 'startsAt' | 'endsAt'> & {
  readonly id: number;
  /** Days from now. */
  readonly from: number;
  readonly to: number;
  readonly owned: number;
})[] = [
  {
    id: 1,
    name: '老鄰居折 100',
    kind: 'amount',
    value: 100,
    minAmount: 1000,
    from: -20,
    to: 25,
    owned: 1,
  },
  {
    id: 2,
    name: '冷凍館 85 折',
    kind: 'percent',
    value: 15,
    maxDiscount: 300,
    layer: 3,
    from: -5,
    to: 9,
    owned: 1,
  },
  {
    id: 3,
    name: '免運券',
    kind: 'shipping',
    value: 0,
    minAmount: 500,
    stackable: true,
    from: -10,
    to: 40,
    owned: 1,
  },
  { id: 4, name: '週年慶折 50', kind: 'amount', value: 50, from: -40, to: 20, owned: 0 },
  {
    id: 5,
    name: '中秋烤肉折 200',
    kind: 'amount',
    value: 200,
    minAmount: 1500,
    from: -75,
    to: -45,
    owned: 1,
  },
  {
    id: 6,
    name: '巷口見面禮',
    code: 'ALLEY80',
    kind: 'amount',
    value: 80,
    minAmount: 600,
    stackable: true,
    from: -30,
    to: 150,
    owned: 0,
  },
  {
    id: 7,
    name: '早鳥 9 折',
    code: 'EARLY90',
    kind: 'percent',
    value: 10,
    maxDiscount: 150,
    totalLimit: 100,
    usedCount: 100,
    from: -30,
    to: 30,
    owned: 0,
  },
  {
    id: 8,
    name: '年貨大街折 300',
    kind: 'amount',
    value: 300,
    minAmount: 2500,
    from: 20,
    to: 75,
    owned: 1,
  },
];

/** Usable, used, expired and future coupons, and one to claim by its code. */
export async function seedCoupons(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(coupons).values(
    demoCoupons.map(({ from, to, owned: _held, ...coupon }) => ({
      ...coupon,
      startsAt: daysBefore(now, -from),
      endsAt: endOfTaipeiDay(daysBefore(now, -to)),
      createdAt: daysBefore(now, 80),
    })),
  );
  await tx.insert(couponTickets).values(
    demoCoupons.flatMap(({ id, owned }) =>
      Array.from({ length: owned }, () => ({
        couponId: id,
        memberId: MEMBER,
        createdAt: daysBefore(now, 15),
      })),
    ),
  );
}
