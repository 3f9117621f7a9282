import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { questionsOptions } from './queries';

/** The questions that are asked often, by section; answers are HTML that the server has sanitized. */
export const useQuestions = () => useQuery(questionsOptions(useMall()));
