import type { Reply } from '@mall/contract';
import { foldText, searchTerms } from '@mall/contract/search-terms';

/** The questions of a section. */
export type QuestionSection = Reply<'content', 'questions'>[number];

const folded = (html: string) => foldText(html.replace(/<[^>]*>/g, ' '));

/**
 * Returns the questions that contain every typed word in their section's name, themselves or their answer; omits
 * sections without any.
 *
 * @example
 * matching(sections, '運費 離島')
 */
export function matching(
  sections: readonly QuestionSection[],
  typed: string,
): readonly QuestionSection[] {
  const words = searchTerms(typed);
  return sections
    .map(({ section, list }) => ({
      section,
      list: list.filter(({ question, answer }) => {
        const texts = [section, question, answer].map(folded);
        return words.every((word) => texts.some((text) => text.includes(word)));
      }),
    }))
    .filter(({ list }) => list.length > 0);
}
