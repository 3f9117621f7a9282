import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall-context';
import { quickLinksOptions } from './queries';

/** Short ways into the shop. */
export const useQuickLinks = () => useQuery(quickLinksOptions(useMall()));
