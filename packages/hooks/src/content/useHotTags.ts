import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall-context';
import { hotTagsOptions } from './queries';

/**
 * What is searched for most.
 *
 * @param enabled - false until a search box is opened: nobody waits for them before.
 */
export const useHotTags = (enabled = true) => useQuery({ ...hotTagsOptions(useMall()), enabled });
