import { randomBytes } from 'node:crypto';
import {
  addresses,
  articleMedia,
  cartItems,
  coupons,
  couponTickets,
  notifications,
  orders,
  paymentAttempts,
  shippingChoices,
} from '../../db/schema';
import type { TestMall, TestMember } from '../index';
import { DAY_MS } from '../../kernel/time';

/** The calling roles. `member` owns the scene's data; `another` owns none of it. */
export const roles = ['guest', 'member', 'another', 'poster', 'dealer', 'staff'] as const;
export type Role = (typeof roles)[number];

/** Members of this group may post in the scene. */
const POSTER_GROUP = 4;

/** A small shop with data for every endpoint. */
export interface Fixture {
  readonly mall: TestMall;
  readonly people: Readonly<Record<Exclude<Role, 'guest'>, TestMember>>;
  readonly product: { readonly id: number; readonly categoryId: number; readonly ruleId: number };
  /** A second variant, which is in no cart. */
  readonly otherRuleId: number;
  readonly shippingId: number;
  readonly storeShippingId: number;
  /** Total of each role's cart, NT$. */
  readonly total: number;
  readonly addressId: number;
  readonly ticketId: number;
  readonly notificationId: number;
  /** Unpaid; can be paid, changed and cancelled. */
  readonly orderId: string;
  /** A paid order. */
  readonly paidOrderId: string;
  readonly articleId: number;
  /** Limited to a group that contains only its author. */
  readonly hiddenArticleId: number;
  /** A picture uploaded by the poster. */
  readonly mediaId: number;
}

/** Creates the scene in an empty shop. */
export async function createFixture(mall: TestMall): Promise<Fixture> {
  await mall.reset();
  const { db } = mall;
  const people = {
    member: await mall.makeMember(),
    another: await mall.makeMember(),
    poster: await mall.makeMember({ gid: POSTER_GROUP }),
    dealer: await mall.makeMember({ isDealer: true, dealerCode: 'D0000001' }),
    staff: await mall.makeMember({ role: 'staff' }),
  };
  const product = await mall.makeProduct({ rules: [{ stock: 100 }, { stock: 100 }] });
  const [rule, otherRule] = product.rules;
  const home = await mall.makeShippingMethod({ fee: 60, freeFrom: null });
  const store = await mall.makeShippingMethod({
    kind: 'cvs',
    name: '7-ELEVEN 取貨',
    provider: 'UNIMARTC2C',
  });
  const ruleId = rule?.id ?? 0;
  const everyone = Object.values(people).map(({ id }) => id);
  await db
    .insert(cartItems)
    .values(everyone.map((memberId) => ({ memberId, layer: 1 as const, ruleId, quantity: 1 })));
  const place = { county: '臺北市', district: '大安區', zip: '106', street: '巷口街 1 號' };
  const recipient = { name: '王小明', phone: '0912345678' };
  await db.insert(shippingChoices).values(
    everyone.map((memberId) => ({
      memberId,
      layer: 1 as const,
      methodId: home.id,
      ...recipient,
      ...place,
    })),
  );

  const memberId = people.member.id;
  const [address] = await db
    .insert(addresses)
    .values({ memberId, type: 'home', ...recipient, ...place })
    .returning();
  const [coupon] = await db
    .insert(coupons)
    .values({
      code: 'ALLEY50',
      name: '巷口折五十',
      kind: 'amount',
      value: 50,
      startsAt: new Date(Date.now() - DAY_MS),
      endsAt: new Date(Date.now() + DAY_MS),
    })
    .returning();
  const [ticket] = await db
    .insert(couponTickets)
    .values({ memberId, couponId: coupon?.id ?? 0 })
    .returning();
  const [notification] = await db
    .insert(notifications)
    .values({ memberId, kind: 1, title: '付款完成', content: '我們收到款項了' })
    .returning();

  const order = async (state: 'pending' | 'paid') => {
    const [row] = await db
      .insert(orders)
      .values({
        transOrderId: `M${randomBytes(6).toString('hex').toUpperCase()}`,
        memberId,
        layer: 1,
        state,
        payStatus: state === 'paid' ? 'paid' : 'unpaid',
        itemsAmount: 100,
        shippingFee: 60,
        finalAmount: 160,
        shipping: {
          methodId: home.id,
          kind: 'home',
          name: home.name,
          recipient: recipient.name,
          phone: recipient.phone,
          address: '106 臺北市大安區巷口街 1 號',
          note: '',
        },
        invoice: { kind: 'member' },
        paymentMethod: 'transfer',
        expiresAt: state === 'pending' ? new Date(Date.now() + DAY_MS) : null,
        paidAt: state === 'paid' ? new Date() : null,
      })
      .returning();
    await db.insert(paymentAttempts).values({
      orderId: row?.id ?? 0,
      merchantTradeNo: `T${randomBytes(8).toString('hex').toUpperCase()}`,
      method: 'transfer',
      amount: 160,
      state: state === 'paid' ? 'paid' : 'started',
    });
    return row?.transOrderId ?? '';
  };
  const article = await mall.makeArticle({
    memberId: people.poster.id,
    productIds: [product.id],
    // Enough for a test that deletes comments.
    commentCount: 10,
  });
  const hidden = await mall.makeArticle({ memberId: people.poster.id, gids: [99] });
  const [media] = await db
    .insert(articleMedia)
    .values({ memberId: people.poster.id, kind: 1, path: '/media/posts/scene.avif' })
    .returning();

  return {
    mall,
    people,
    product: { id: product.id, categoryId: product.categoryId, ruleId },
    otherRuleId: otherRule?.id ?? 0,
    shippingId: home.id,
    storeShippingId: store.id,
    total: 160,
    addressId: address?.id ?? 0,
    ticketId: ticket?.id ?? 0,
    notificationId: notification?.id ?? 0,
    orderId: await order('pending'),
    paidOrderId: await order('paid'),
    articleId: article.id,
    hiddenArticleId: hidden.id,
    mediaId: media?.id ?? 0,
  };
}
