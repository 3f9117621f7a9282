import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { countiesOptions } from './queries';

/** Taiwan's counties, north to south, with their districts and postcodes. */
export const useCounties = () => useQuery(countiesOptions(useMall()));
