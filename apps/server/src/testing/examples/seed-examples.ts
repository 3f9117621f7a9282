import { eq } from 'drizzle-orm';
import {
  articles,
  banners,
  dealerCharges,
  dealerProfits,
  extraColumns,
  hotTags,
  infoPages,
  orderItems,
  orders,
  questions,
  quickLinks,
  showcases,
} from '../../db/schema';
import type { Fixture } from '../access/fixture';

/** Adds the data that the scene lacks, so that no example is an empty list. */
export async function seedExamples({ mall, people, product, articleId }: Fixture): Promise<void> {
  const { db } = mall;
  const picture = { img: '/media/1.avif', color: '#c9a27e' };
  await db
    .insert(banners)
    .values({ title: '中秋禮盒', text: '滿千免運', href: '/mall', ...picture });
  await db.insert(quickLinks).values({ name: '產地直送', href: '/mall', ...picture });
  await db.insert(hotTags).values({ word: '鳳梨酥' });
  await db.insert(showcases).values({ title: '本週上架', href: '/mall', productIds: [product.id] });
  await db.insert(questions).values({
    section: '配送',
    question: '多久會到？',
    answer: '<p>結帳頁會寫出哪一天出貨、哪一天到。</p>',
  });
  await db.insert(infoPages).values({ title: '服務條款', content: '<p>歡迎光臨巷口市集。</p>' });
  await db
    .insert(extraColumns)
    .values({ key: 'birthday', label: '生日', kind: 'date', required: false });
  await db.update(articles).set({ promoted: true }).where(eq(articles.id, articleId));
  await mall.givePoints(people.member.id, 120);

  const placed = await db.select().from(orders).orderBy(orders.id);
  await db.insert(orderItems).values(
    placed.map(({ id }) => ({
      orderId: id,
      productId: product.id,
      ruleId: product.ruleId,
      type: 1 as const,
      name: '關廟鳳梨酥',
      picture: '/media/1.avif',
      amount: 100,
      marketPrice: 120,
      quantity: 1,
    })),
  );
  const dealerId = people.dealer.id;
  const orderId = placed[1]?.id ?? 0;
  await db
    .insert(dealerProfits)
    .values({ orderId, dealerId, amount: 100, percent: 10, commission: 10 });
  await db
    .insert(dealerCharges)
    .values({ dealerId, month: '2026-02', ordersCount: 1, amount: 10, state: 'waiting' });
}
