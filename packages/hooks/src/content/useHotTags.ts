import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { hotTagsOptions } from './queries';

/**
 * Fetches the most frequent search keywords.
 *
 * @param enabled - false until a search box opens, because they are not needed before.
 */
export const useHotTags = (enabled = true) => useQuery({ ...hotTagsOptions(useMall()), enabled });
