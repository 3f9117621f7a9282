import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { categoriesOptions } from './queries';

/** Main categories in display order, each with its sub-categories. */
export const useCategories = () => useQuery(categoriesOptions(useMall()));
