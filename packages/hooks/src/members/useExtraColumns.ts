import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { extraColumnsOptions } from './queries';

/** Fetches the shop's own profile fields, in display order. */
export const useExtraColumns = () => useQuery(extraColumnsOptions(useMall()));
