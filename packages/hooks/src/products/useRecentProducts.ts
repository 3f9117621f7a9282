import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ProductSummary } from '@mall/sdk';
import { useMall } from '../mall-context';
import { productsByIdOptions } from './queries';
import { noteProduct, recentProducts } from './recent';

/**
 * The products seen on this device before this one, the latest first, and notes this one. Empty on a server
 * and until they are read; kept on the device alone.
 *
 * @example
 * const seen = useRecentProducts(product.p_id);
 */
export function useRecentProducts(current: number): readonly ProductSummary[] {
  const mall = useMall();
  const before = useMemo(
    () => recentProducts.getState().ids.filter((id) => id !== current),
    [current],
  );
  useEffect(() => noteProduct(current), [current]);
  const { data } = useQuery({ ...productsByIdOptions(mall, before), enabled: before.length > 0 });
  return data ?? NONE;
}

const NONE: readonly ProductSummary[] = [];
