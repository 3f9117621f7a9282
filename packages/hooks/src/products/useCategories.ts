import type { Category } from '@mall/sdk';
import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
import { useMall } from '../mall/mall-context';
import { categoriesOptions } from './queries';

/** Main categories in display order, each with its sub-categories. */
export function useCategories<Selected = Category[]>(
  options?: ReadOptions<Category[], Selected>,
): ReadResult<NoInfer<Selected>> {
  return useMallQuery(categoriesOptions(useMall()), options);
}
