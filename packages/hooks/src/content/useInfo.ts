import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { infoOptions } from './queries';

/**
 * Fetches the terms (1), the privacy policy (2) or the about page (3) as sanitised HTML.
 *
 * @throws MallError `notFound` when the shop has not written the page yet
 */
export const useInfo = (page: 1 | 2 | 3) => useQuery(infoOptions(useMall(), page));
