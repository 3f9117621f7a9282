import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { questionsOptions } from './queries';

/** Fetches the FAQ by section; answers are sanitised HTML. */
export const useQuestions = () => useQuery(questionsOptions(useMall()));
