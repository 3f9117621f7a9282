import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { defaultShopLabels } from '../labels/zh-TW/shop';
import type { ShopLabels } from './labels';

const Labels = createContext<ShopLabels>(defaultShopLabels);

/** The shop texts from the nearest provider; Traditional Chinese without one. */
export const useShopLabels = (): ShopLabels => useContext(Labels);

export interface ShopLabelsProviderProps {
  /** Texts to override; the others keep their default. */
  labels: Partial<ShopLabels>;
  children: ReactNode;
}

/**
 * Overrides texts of the shop components.
 *
 * @example
 * <ShopLabelsProvider labels={{ gift: 'Gift' }}>…</ShopLabelsProvider>
 */
export function ShopLabelsProvider({ labels, children }: ShopLabelsProviderProps) {
  const all = useMemo(() => ({ ...defaultShopLabels, ...labels }), [labels]);
  return <Labels value={all}>{children}</Labels>;
}
