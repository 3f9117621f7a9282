import type { Database } from '../../db/database';
import { MallError } from '../../kernel/error';
import { findInfo, findQuestions } from './content.repo';
import { safeHtml } from './safe-html';

/** The frequently asked questions by section; sections are sorted by their first question. */
export async function listQuestions(db: Database) {
  const sections = new Map<string, { id: number; question: string; answer: string }[]>();
  for (const { section, answer, ...rest } of await findQuestions(db)) {
    const list = sections.get(section) ?? [];
    list.push({ ...rest, answer: safeHtml(answer) });
    sections.set(section, list);
  }
  return [...sections].map(([section, list]) => ({ section, list }));
}

/**
 * The terms (1), the privacy policy (2), or the page about the shop (3).
 *
 * @throws {MallError} notFound, while the shop has not written it
 */
export async function readInfo(db: Database, page: 1 | 2 | 3) {
  const found = await findInfo(db, page);
  if (!found) throw new MallError('notFound');
  return { title: found.title, content: safeHtml(found.content) };
}
