import { asc, eq } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { banners, hotTags, infoPages, questions, quickLinks, showcases } from '../../db/schema';

export const findBanners = (db: Connection) =>
  db
    .select({
      id: banners.id,
      title: banners.title,
      text: banners.text,
      href: banners.href,
      img: banners.img,
      color: banners.color,
    })
    .from(banners)
    .orderBy(asc(banners.position), asc(banners.id));

export const findShowcases = (db: Connection) =>
  db.select().from(showcases).orderBy(asc(showcases.position), asc(showcases.id));

export const findQuickLinks = (db: Connection) =>
  db
    .select({
      id: quickLinks.id,
      name: quickLinks.name,
      img: quickLinks.img,
      color: quickLinks.color,
      href: quickLinks.href,
    })
    .from(quickLinks)
    .orderBy(asc(quickLinks.position), asc(quickLinks.id));

export const findHotTags = (db: Connection) =>
  db.select({ word: hotTags.word }).from(hotTags).orderBy(asc(hotTags.position), asc(hotTags.id));

/** The frequently asked questions, sorted. */
export const findQuestions = (db: Connection) =>
  db
    .select({
      id: questions.id,
      section: questions.section,
      question: questions.question,
      answer: questions.answer,
    })
    .from(questions)
    .orderBy(asc(questions.position), asc(questions.id));

/** A text page: 1 terms, 2 privacy, 3 about. */
export async function findInfo(db: Connection, id: number) {
  const [found] = await db
    .select({ title: infoPages.title, content: infoPages.content })
    .from(infoPages)
    .where(eq(infoPages.id, id));
  return found;
}
