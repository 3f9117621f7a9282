import type { QuestionSection } from '@mall/sdk';
import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
import { useMall } from '../mall/mall-context';
import { questionsOptions } from './queries';

/** Fetches the FAQ by section; answers are sanitised HTML. */
export function useQuestions<Selected = QuestionSection[]>(
  options?: ReadOptions<QuestionSection[], Selected>,
): ReadResult<NoInfer<Selected>> {
  return useMallQuery(questionsOptions(useMall()), options);
}
