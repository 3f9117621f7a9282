import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useMall } from '../mall/mall-context';
import { productsByIdOptions } from './queries';
import { noteProduct, recentProducts } from './recent';

/**
 * The products seen on this device before this one, the latest first, and notes this one; kept on the device
 * alone. Pending on a server, and while none was seen.
 *
 * @example
 * const { data: seen = [] } = useRecentProducts(product.p_id);
 */
export function useRecentProducts(current: number) {
  const mall = useMall();
  const before = useMemo(
    () => recentProducts.getState().ids.filter((id) => id !== current),
    [current],
  );
  useEffect(() => noteProduct(current), [current]);
  return useQuery({ ...productsByIdOptions(mall, before), enabled: before.length > 0 });
}
