import type { Transaction } from '../../../db/database';
import { addresses, productCollects } from '../../../db/schema';
import { daysBefore } from './moments';

/** member@mall.test */
const MEMBER = 1;

/** The member's collection: the first product was more expensive then, the second sold out. */
const COLLECTED = [
  { productId: 1001, amount: 740, soldOut: false },
  { productId: 1302, amount: null, soldOut: true },
  { productId: 1401 },
  { productId: 1707 },
  { productId: 1502 },
];

/** The data of a regular member: addresses, favourites. */
export async function seedMemberLife(tx: Transaction, now: Date): Promise<void> {
  const at = (days: number) => daysBefore(now, days);
  const recipient = {
    memberId: MEMBER,
    type: 'home',
    name: '林小滿',
    phone: '0912345001',
  } as const;
  await tx.insert(addresses).values([
    {
      ...recipient,
      county: '臺北市',
      district: '大同區',
      zip: '103',
      street: '迪化街一段 88 號 3 樓',
      isDefault: true,
    },
    {
      ...recipient,
      name: '林媽媽',
      phone: '0922333444',
      county: '臺南市',
      district: '玉井區',
      zip: '714',
      street: '中正路 120 號',
    },
  ]);

  await tx.insert(productCollects).values(
    COLLECTED.map(({ productId, ...then }, age) => ({
      memberId: MEMBER,
      productId,
      createdAt: at(age + 1),
      ...then,
    })),
  );
}
