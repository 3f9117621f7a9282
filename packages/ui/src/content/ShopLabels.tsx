import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { defaultShopLabels } from '../labels/zh-TW/shop';
import type { ShopLabels } from './labels';

const Labels = createContext<ShopLabels>(defaultShopLabels);

/** The shop's words as the nearest provider gives them, Traditional Chinese without one. */
export const useShopLabels = (): ShopLabels => useContext(Labels);

export interface ShopLabelsProviderProps {
  /** Words to replace; those left out keep their default. */
  labels: Partial<ShopLabels>;
  children: ReactNode;
}

/**
 * Puts other words on the shop's components.
 *
 * @example
 * <ShopLabelsProvider labels={{ gift: 'Gift' }}>…</ShopLabelsProvider>
 */
export function ShopLabelsProvider({ labels, children }: ShopLabelsProviderProps) {
  const all = useMemo(() => ({ ...defaultShopLabels, ...labels }), [labels]);
  return <Labels value={all}>{children}</Labels>;
}
