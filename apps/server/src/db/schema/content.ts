import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { serialId } from './columns';

export const quickLinks = pgTable('quick_links', {
  id: serialId(),
  name: text().notNull(),
  img: text().notNull(),
  /** Main colour of `img`, `#c9a27e`; null: unknown. */
  color: text(),
  href: text().notNull(),
  position: smallint().notNull().default(0),
});

export const hotTags = pgTable('hot_tags', {
  id: serialId(),
  word: text().notNull().unique(),
  position: smallint().notNull().default(0),
});

export const banners = pgTable('banners', {
  id: serialId(),
  title: text().notNull(),
  text: text().notNull(),
  img: text().notNull(),
  /** Main colour of `img`, `#c9a27e`; null: unknown. */
  color: text(),
  href: text().notNull(),
  position: smallint().notNull().default(0),
});

/** Rows of hand-picked products on the shop's front page. */
export const showcases = pgTable('showcases', {
  id: serialId(),
  title: text().notNull(),
  href: text().notNull(),
  productIds: integer().array().notNull(),
  /** How the row is shown. */
  kind: text({ enum: ['row', 'gifts', 'season'] })
    .notNull()
    .default('row'),
  position: smallint().notNull().default(0),
});

/** 1 terms, 2 privacy, 3 about. */
export const infoPages = pgTable('info_pages', {
  id: serialId(),
  title: text().notNull(),
  /** Safe HTML. */
  content: text().notNull(),
});

/** Frequently asked questions. */
export const questions = pgTable('questions', {
  id: serialId(),
  section: text().notNull().default(''),
  question: text().notNull(),
  /** Safe HTML. */
  answer: text().notNull(),
  position: smallint().notNull().default(0),
});
