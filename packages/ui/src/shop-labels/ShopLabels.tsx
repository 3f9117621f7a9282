import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { defaultShopLabels } from '../labels/zh-TW/shop';
import { useUi } from '../theme/UiContext';
import type { ShopLabels } from '../labels/types/shop';

const Labels = createContext<ShopLabels | null>(null);

/** The shop labels from the nearest provider; Traditional Chinese without one. */
export function useShopLabels(): ShopLabels {
  const own = useContext(Labels);
  const shop = useUi().labelPack?.shop;
  return useMemo(() => own ?? { ...defaultShopLabels, ...shop }, [own, shop]);
}

export interface ShopLabelsProviderProps {
  /** Labels to replace. */
  labels: Partial<ShopLabels>;
  children: ReactNode;
}

/**
 * Replaces single labels of the shop's components; omitted ones are inherited.
 *
 * @example
 * <ShopLabelsProvider labels={{ gift: 'Gift' }}>…</ShopLabelsProvider>
 */
export function ShopLabelsProvider({ labels, children }: ShopLabelsProviderProps) {
  const base = useShopLabels();
  const all = useMemo(() => ({ ...base, ...labels }), [base, labels]);
  return <Labels value={all}>{children}</Labels>;
}
