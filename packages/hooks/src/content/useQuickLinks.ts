import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { quickLinksOptions } from './queries';

/** Shortcut links to parts of the shop. */
export const useQuickLinks = () => useQuery(quickLinksOptions(useMall()));
