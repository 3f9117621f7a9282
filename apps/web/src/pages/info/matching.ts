import type { Reply } from '@mall/contract';

/** The questions of a section. */
export type QuestionSection = Reply<'content', 'questions'>[number];

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFKC')
    .toLowerCase();

/**
 * The questions that have every typed word in their section's name, themselves or their answer; sections
 * without any fall away.
 *
 * @example
 * matching(sections, '運費 離島')
 */
export function matching(
  sections: readonly QuestionSection[],
  typed: string,
): readonly QuestionSection[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return sections
    .map(({ section, list }) => ({
      section,
      list: list.filter(({ question, answer }) => {
        const text = plain(`${section} ${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ list }) => list.length > 0);
}
