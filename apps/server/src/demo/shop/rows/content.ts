import type { Transaction } from '../../../db/database';
import {
  banners,
  configs,
  extraColumns,
  hotTags,
  infoPages,
  questions,
  quickLinks,
  showcases,
} from '../../../db/schema';
import type { DemoShop } from '../demo-shop';

/** The shop's content besides products and posts, and its settings. */
export async function seedContent(tx: Transaction, { content }: DemoShop): Promise<void> {
  await tx.insert(banners).values(
    content.banners.map(({ id, title, text, href, picture, color }, position) => ({
      id,
      title,
      text,
      href,
      img: picture,
      color,
      position,
    })),
  );
  await tx
    .insert(showcases)
    .values(content.showcases.map((showcase, position) => ({ ...showcase, position })));
  await tx.insert(quickLinks).values(
    content.quickLinks.map(({ id, label, href, picture, color }, position) => ({
      id,
      name: label,
      href,
      img: picture,
      color,
      position,
    })),
  );
  await tx.insert(hotTags).values(content.hotTags.map((word, position) => ({ word, position })));
  await tx
    .insert(infoPages)
    .values(content.infoPages.map(({ id, title, html }) => ({ id, title, content: html })));
  await tx.insert(questions).values(
    content.questions.map(({ id, topic, question, answer }, position) => ({
      id,
      section: topic,
      question,
      answer,
      position,
    })),
  );
  await tx
    .insert(extraColumns)
    .values(content.extraColumns.map((column, position) => ({ ...column, position })));
  await tx
    .insert(configs)
    .values(
      Object.entries<Readonly<Record<string, string>>>({ ...content.configs }).flatMap(
        ([group, settings]) =>
          Object.entries(settings).map(([key, value]) => ({ group, key, value })),
      ),
    );
}
