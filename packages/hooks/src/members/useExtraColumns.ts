import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { extraColumnsOptions } from './queries';

/** The shop's own profile fields, in the order in which they are asked. */
export const useExtraColumns = () => useQuery(extraColumnsOptions(useMall()));
